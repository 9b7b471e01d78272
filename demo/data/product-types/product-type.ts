import type { Packaging } from '@/demo/types'
import type { House } from '../brands'
import type { InciBase } from '../ingredients'
import type { ShadeSet } from '../shades'
import type { careStories } from '../stories/stories-care'
import type { makeupStories, sunStories } from '../stories/stories-makeup'
import type { scentStories, toolStories, wellnessStories } from '../stories/stories-other'

/** A story by its shelf, e.g. 'care.cica'. */
export type StoryRef =
  | `care.${keyof typeof careStories}`
  | `makeup.${keyof typeof makeupStories}`
  | `sun.${keyof typeof sunStories}`
  | `scent.${keyof typeof scentStories}`
  | `tool.${keyof typeof toolStories}`
  | `wellness.${keyof typeof wellnessStories}`

/** How the combinations of a product differ from one another. */
export type Choice =
  | { by: 'size'; /** alternatives, each one or more sizes from small to large */ sizes: readonly string[] }
  | { by: 'amount'; amounts: readonly string[] }
  | { by: 'shade'; set: ShadeSet; count: readonly [number, number]; size: string }
  | { by: 'variant'; names: readonly string[]; size: string }

/** One kind of product of one leaf category. */
export interface ProductType {
  category: string
  houses: readonly House[]
  count: number
  nouns: readonly string[]
  packaging: readonly Packaging[]
  choice: Choice
  /** dong, for the smallest combination, entry to luxury */
  price: readonly [number, number]
  base: InciBase | null
  stories: readonly StoryRef[]
  /** slots: {active}, {brand}, {noun} */
  opening: readonly string[]
  feel: readonly string[]
  use: readonly string[]
}
