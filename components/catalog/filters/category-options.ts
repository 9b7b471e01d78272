import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { FacetOption } from './facets/facet-options'

type Node = Facets['categories'][number]

/**
 * The category tree as choices, opened along the chosen path: choosing one leads to its children, removing it leads up. A category's own
 * page starts below that category.
 */
export function categoryOptions(
  categories: readonly Node[],
  query: ListingQuery,
  scope: ProductFilter,
): FacetOption[] {
  const [root = null] = scope['categories.id'] ?? []
  const byId = new Map(categories.map((node) => [node.id, node]))
  const onTheWay = new Set<number>()
  for (const id of query.categories) {
    for (let at = byId.get(id); at && !onTheWay.has(at.id); at = byId.get(at.parent_id ?? 0)) {
      onTheWay.add(at.id)
    }
  }
  const below = (parent: number | null, depth: number): FacetOption[] =>
    categories
      .filter((node) => node.parent_id === parent && (node.total > 0 || onTheWay.has(node.id)))
      .flatMap((node) => [
        optionOf(node, depth, query),
        ...(onTheWay.has(node.id) ? below(node.id, depth + 1) : []),
      ])
  return below(root, 0)
}

function optionOf(node: Node, depth: number, { categories }: ListingQuery): FacetOption {
  const isChosen = categories.includes(node.id)
  const up = depth > 0 && node.parent_id !== null ? [node.parent_id] : []
  return {
    key: String(node.id),
    name: node.name,
    total: node.total,
    isChosen,
    change: { categories: isChosen ? up : [node.id] },
    depth,
    country: '',
  }
}
