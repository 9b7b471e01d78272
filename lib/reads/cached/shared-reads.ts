import 'server-only'
import { sharedRead } from '@/lib/cache/shared-read'
import { tags } from '@/lib/cache-manifest'
import * as reads from '@/lib/reads/catalog-reads'

/** Reads of the catalogue that many pages have in common, kept in memory (lib/cache/shared-read.ts). */

/** The category with its way up and its children, or null. */
export const sharedCategory = sharedRead(reads.readCategory, (id: number) => [
  tags.catalog,
  tags.categories,
  tags.category(id),
])

/** The brand, or null. */
export const sharedBrand = sharedRead(reads.readBrand, (id: number) => [tags.catalog, tags.brand(id)])

const ALL = ''
const tree = sharedRead(
  () => reads.readCategoryTree(),
  () => [tags.catalog, tags.categories],
)
const letters = sharedRead(
  () => reads.readBrandLetters(),
  () => [tags.catalog, tags.brands],
)
const allTags = sharedRead(
  () => reads.readTags(),
  () => [tags.catalog],
)

/** The whole category tree. */
export const sharedCategoryTree = () => tree(ALL)

/** All brands by initial. */
export const sharedBrandLetters = () => letters(ALL)

/** Every tag of the shop. */
export const sharedTags = () => allTags(ALL)
