/** The orders a shopper can choose (LST-15), as they are offered. */
export const SORT_KEYS = [
  'most-purchased',
  'newest',
  'cheapest',
  'expensive',
  'most-review',
  'aToZ',
  'zToA',
] as const

/** 'sale', biggest discount first, is the order sale pages start with. */
export type SortKey = (typeof SORT_KEYS)[number] | 'sale'

export const isSortKey = (text: string): text is SortKey =>
  text === 'sale' || SORT_KEYS.some((key) => key === text)
