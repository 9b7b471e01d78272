'use client'

import { useTranslations } from 'next-intl'
import type { RatingTypeInfo } from '@/domain/review/rating'

/** Rating types with a prompt of their own; they differ by the product's category, and so do the prompts. */
const PROMPTED = [
  'effectiveness',
  'colour',
  'wear',
  'texture',
  'scent',
  'longevity',
  'sillage',
  'taste',
  'handling',
  'quality',
  'durability',
  'packaging',
  'value_for_money',
] as const

/** More than these would be a form of its own. */
const SHOWN = 3

/** What to write about: prompts by the product's category. */
export function Prompts({ types }: { types: readonly RatingTypeInfo[] }) {
  const t = useTranslations('reviewWrite.review')
  const known = PROMPTED.filter((prompted) => types.some(({ id }) => id === prompted)).slice(0, SHOWN)
  return (
    <div className="rounded-md bg-sand px-4 py-3 text-sm">
      <p className="font-semibold">{t('promptsTitle')}</p>
      <ul className="mt-1 grid list-disc gap-0.5 pl-4">
        <li>{t('prompts.always')}</li>
        {known.map((type) => (
          <li key={type}>{t(`prompts.${type}`)}</li>
        ))}
      </ul>
    </div>
  )
}
