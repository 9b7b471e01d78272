import 'server-only'
import type { CategoryNode } from '@/domain/catalog/category'
import type { ListingQuery } from '@/domain/catalog/listing-query'
import { getBrandLetters, getCategoryTree, getTags } from './catalog'

/** What the chosen ids of a listing are called. */
export interface ChosenNames {
  brands: Readonly<Record<number, string>>
  category: Readonly<Record<number, string>>
  /** countries among them */
  tags: Readonly<Record<number, string>>
}

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** Ids of all categories below one. */
export async function categoriesBelow(id: number): Promise<number[]> {
  const node = flatten(await getCategoryTree()).find((category) => category.id === id)
  return node ? flatten(node.children).map((category) => category.id) : []
}

type Named = readonly (readonly [id: number, name: string])[]

async function brandNames({ brands }: ListingQuery): Promise<Named> {
  if (brands.length === 0) return []
  const letters = await getBrandLetters()
  return letters.flatMap((letter) => letter.brands.map((brand) => [brand.id, brand.name] as const))
}

async function categoryNames({ category }: ListingQuery): Promise<Named> {
  if (category.length === 0) return []
  return flatten(await getCategoryTree()).map((node) => [node.id, node.name] as const)
}

async function tagNames({ tags, origins }: ListingQuery): Promise<{ tags: Named; origins: Named }> {
  if (tags.length === 0 && origins.length === 0) return { tags: [], origins: [] }
  const all = await getTags()
  const of = (isCountry: boolean): Named =>
    all.flatMap((tag) =>
      (tag.kind === 'country') === isCountry ? [[Number(tag._id), tag.name] as const] : [],
    )
  return { tags: of(false), origins: of(true) }
}

const pick = (named: Named, ids: readonly number[]) =>
  Object.fromEntries(named.filter(([id]) => ids.includes(id)))

export interface KnownQuery {
  query: ListingQuery
  names: ChosenNames
}

/**
 * The query without ids that name nothing and without categories that are not `within`, and what the others are called. Only asks for
 * what is chosen: an address without filters costs nothing.
 */
export async function knownQuery(asked: ListingQuery, within?: readonly number[]): Promise<KnownQuery> {
  const [brands, categories, tags] = await Promise.all([
    brandNames(asked),
    categoryNames(asked),
    tagNames(asked),
  ])
  const names = {
    brands: pick(brands, asked.brands),
    category: pick(categories, asked.category),
    tags: { ...pick(tags.tags, asked.tags), ...pick(tags.origins, asked.origins) },
  }
  const among = (named: Named) => {
    const ids = new Set(named.map(([id]) => id))
    return (id: number) => ids.has(id)
  }
  const query = {
    ...asked,
    brands: asked.brands.filter((id) => id in names.brands),
    category: asked.category.filter((id) => id in names.category && (within?.includes(id) ?? true)),
    origins: asked.origins.filter(among(tags.origins)),
    tags: asked.tags.filter(among(tags.tags)),
  }
  return { query, names }
}
