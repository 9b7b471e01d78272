import 'server-only'
import type { CategoryNode } from '@/domain/catalog/category'
import { sharedBrandLetters, sharedCategoryTree, sharedTags } from '@/lib/reads/cached/shared-reads'
import { type ChosenNames, NAMED_FILTERS, type NamedFilter, NO_NAMES } from '@/domain/catalog/listing/filters'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** Ids of all categories of `tree` below one. */
export function categoriesBelow(tree: readonly CategoryNode[], id: number): number[] {
  const node = flatten(tree).find((category) => category.id === id)
  return node ? flatten(node.children).map((category) => category.id) : []
}

type Named = readonly (readonly [id: number, name: string])[]

async function tagNames(isCountry: boolean): Promise<Named> {
  const tags = (await sharedTags()).filter((tag) => (tag.kind === 'country') === isCountry)
  return tags.map((tag) => [Number(tag._id), tag.name])
}

const readNames: Readonly<Record<NamedFilter, () => Promise<Named>>> = {
  categories: async () => flatten(await sharedCategoryTree()).map(({ id, name }) => [id, name]),
  brands: async () =>
    (await sharedBrandLetters()).flatMap((letter) =>
      letter.brands.map(({ id, name }) => [id, name] as const),
    ),
  origins: () => tagNames(true),
  tags: () => tagNames(false),
}

export interface KnownQuery {
  query: ListingQuery
  names: ChosenNames
}

/**
 * The query without unknown ids and without categories that are not `within`, and the names of the others. Looks up chosen
 * ids only: an address without filters costs nothing.
 */
export async function knownQuery(asked: ListingQuery, within?: readonly number[]): Promise<KnownQuery> {
  const query = { ...asked }
  const names = { ...NO_NAMES }
  const isOpen = (filter: NamedFilter, id: number) =>
    filter !== 'categories' || within === undefined || within.includes(id)
  await Promise.all(
    NAMED_FILTERS.filter((filter) => asked[filter].length > 0).map(async (filter) => {
      const known = await readNames[filter]()
      const chosen = known.filter(([id]) => asked[filter].includes(id))
      const ids = new Set(chosen.map(([id]) => id))
      names[filter] = Object.fromEntries(chosen)
      query[filter] = asked[filter].filter((id) => ids.has(id) && isOpen(filter, id))
    }),
  )
  return { query, names }
}
