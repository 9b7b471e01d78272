'use client'

import { useTranslations } from 'next-intl'
import type { Classification } from '@/domain/catalog/product'
import { type ChoiceTexts, choiceTexts } from '@/components/catalog/choice/texts'

/** What the chooser says, in an overlay, where all texts are at hand. */
export function useChoiceTexts(classification?: Classification): ChoiceTexts {
  const t = useTranslations('product.choice')
  return choiceTexts((key) => String(t.raw(key)), classification)
}
