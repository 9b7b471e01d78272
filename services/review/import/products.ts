import { type NamedProduct, nameKey, PRODUCT_KEYS, type ProductKey, productsNamed } from '../../catalog'
import { database } from '../../database'
import { RowFault } from '../../feed'
import { ratingTypesOf } from '../read/rating-types'
import type { Draft } from './draft'

/** Names that are kept; then the cache starts again, so that memory stays flat. */
const CACHE_LIMIT = 50_000

/** The product of a review, and what it is rated by. */
export interface Reviewed {
  id: number
  types: readonly string[]
}

/** Finds the products of reviews by the first of id, SKU, handle and name that the shop knows. */
export class ProductFinder {
  readonly #named: Record<ProductKey, Map<string, NamedProduct[]>> = {
    id: new Map(),
    sku: new Map(),
    handle: new Map(),
    name: new Map(),
  }
  readonly #types = new Map<string, readonly string[]>()

  /** @param catalogue source of the catalogue whose products are meant */
  constructor(private readonly catalogue: string | undefined) {}

  /** Reads what these reviews name and is not known yet; `find` needs it. */
  async read(drafts: readonly Draft[]): Promise<void> {
    for (const kind of PRODUCT_KEYS) {
      const known = this.#named[kind]
      if (known.size > CACHE_LIMIT) known.clear()
      const missing = new Set<string>()
      for (const draft of drafts) {
        const key = keyOf(draft, kind)
        // A product that an earlier key names is not asked for again by a later one.
        if (key !== null && !known.has(key) && this.#lookUp(draft, kind).length === 0) missing.add(key)
      }
      const found = await productsNamed(database(), kind, [...missing], this.catalogue)
      for (const key of missing) known.set(key, found.get(key) ?? [])
    }
  }

  /** The products by the keys before `end`, of the first that names some. */
  #lookUp(draft: Draft, end?: ProductKey): NamedProduct[] {
    for (const kind of PRODUCT_KEYS) {
      if (kind === end) break
      const key = keyOf(draft, kind)
      const products = key === null ? undefined : this.#named[kind].get(key)
      if (products && products.length > 0) return products
    }
    return []
  }

  /** @throws RowFault no_product, unknown_product, ambiguous_product, no_rating_types */
  async find(draft: Draft): Promise<Reviewed> {
    const found = this.#lookUp(draft)
    const sold = found.filter(({ is_active }) => is_active)
    const [product, ...others] = sold.length > 0 ? sold : found
    const named = Object.values(draft.product).filter((name) => name !== undefined)
    if (named.length === 0) throw new RowFault('no_product', 'the row names no product')
    if (!product)
      throw new RowFault('unknown_product', `the shop has no product ${named.join(', ').slice(0, 200)}`)
    if (others.length > 0)
      throw new RowFault(
        'ambiguous_product',
        `${named.join(', ').slice(0, 200)} names ${others.length + 1} products`,
      )
    const place = product.category_path.join('/')
    let types = this.#types.get(place)
    if (!types) {
      types = (await ratingTypesOf(database(), product.category_path)).map(({ id }) => id)
      this.#types.set(place, types)
    }
    if (types.length === 0) throw new RowFault('no_rating_types', 'the shop has nothing that it rates')
    return { id: product.id, types }
  }
}

function keyOf({ product }: Draft, kind: ProductKey): string | null {
  const text = product[`product_${kind}`]?.trim()
  if (!text) return null
  return kind === 'name' ? nameKey(text) : text
}
