import type { RatedSide } from '@/demo/types'
import { makeRandom } from '@/domain/random'

const CARE = ['effectiveness', 'texture', 'scent', 'packaging', 'value_for_money'] as const

/** By which types the products of a root category are rated (ids of review.rating_types). */
export const RATING_TYPES = {
  'cham-soc-da': CARE,
  'chong-nang': CARE,
  'cham-soc-toc': CARE,
  'cham-soc-co-the': CARE,
  'cham-soc-nam': CARE,
  'trang-diem': ['colour', 'wear', 'texture', 'packaging', 'value_for_money'],
  'nuoc-hoa': ['scent', 'longevity', 'sillage', 'packaging', 'value_for_money'],
  'dung-cu-va-phu-kien': ['handling', 'quality', 'durability', 'value_for_money'],
  'thuc-pham-lam-dep': ['effectiveness', 'taste', 'handling', 'packaging', 'value_for_money'],
  'qua-tang': ['quality', 'packaging', 'value_for_money'],
} as const

type RatedType = (typeof RATING_TYPES)[keyof typeof RATING_TYPES][number]

/** The side a text speaks of that the stars of a type agree with. */
const SIDES: Record<RatedType, RatedSide> = {
  effectiveness: 'effectiveness',
  colour: 'effectiveness',
  wear: 'effectiveness',
  longevity: 'effectiveness',
  quality: 'effectiveness',
  texture: 'texture',
  scent: 'texture',
  sillage: 'texture',
  taste: 'texture',
  handling: 'texture',
  durability: 'packaging',
  packaging: 'packaging',
  value_for_money: 'value_for_money',
}

const isRoot = (key: string): key is keyof typeof RATING_TYPES => Object.hasOwn(RATING_TYPES, key)

/** Types of a product by the key of its category, 'cham-soc-da/serum'. @throws for a root without types */
export function typesOf(categoryKey: string): readonly RatedType[] {
  const root = categoryKey.split('/')[0] ?? ''
  if (!isRoot(root)) throw new Error(`the demo says of ${categoryKey} nothing about its rating types`)
  return RATING_TYPES[root]
}

/** Good, fair and bad stars do not mix: 4 and 5 are neighbours, 1 and 2 too. */
const NEIGHBOUR: Readonly<Record<number, number>> = { 1: 2, 2: 1, 4: 5, 5: 4 }

/** Stars of each type, agreeing with what the text says of its side; a type that shares its side with another may differ by one. */
export function starsByType(
  types: readonly RatedType[],
  sides: Record<RatedSide, number>,
  seed: string,
): Record<string, number> {
  const random = makeRandom(`stars:${seed}`)
  return Object.fromEntries(
    types.map((type) => {
      const stars = sides[SIDES[type]]
      const isOwn = type === SIDES[type]
      return [type, !isOwn && random.chance(0.25) ? (NEIGHBOUR[stars] ?? stars) : stars]
    }),
  )
}
