'use client'

import { useTranslations } from 'next-intl'
import { type ChoiceTexts, choiceTexts } from '@/components/product-choice/texts'

/** What the chooser says, in an overlay, where all texts are at hand. */
export function useChoiceTexts(): ChoiceTexts {
  const t = useTranslations('product.choice')
  return choiceTexts((key) => String(t.raw(key)))
}
