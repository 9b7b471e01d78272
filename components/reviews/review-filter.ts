import type { ReviewCount } from '@/domain/review/review'

export const FILTER_KEYS = ['5', '4', '3', '2', '1', 'photos', 'verified', 'expert'] as const
/** Stars, or a required property of a review. */
export type FilterKey = (typeof FILTER_KEYS)[number]

/** `5,photos` of the address → its keys, in the order of the chips. */
export function readFilter(text: string | null): FilterKey[] {
  const named = new Set(text?.split(','))
  return FILTER_KEYS.filter((key) => named.has(key))
}

/** Keys → their text in the address; null without a filter. */
export const writeFilter = (keys: readonly FilterKey[]) => (keys.length > 0 ? keys.join(',') : null)

export const toggled = (keys: readonly FilterKey[], key: FilterKey): FilterKey[] =>
  FILTER_KEYS.filter((known) => (known === key ? !keys.includes(key) : keys.includes(known)))

/** The number of reviews per chip. */
export function countsByKey({
  stars,
  with_images,
  verified_purchase,
  expert_reviewer,
}: ReviewCount): Record<FilterKey, number> {
  return { ...stars, photos: with_images, verified: verified_purchase, expert: expert_reviewer }
}
