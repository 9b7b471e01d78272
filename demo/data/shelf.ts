import type { DemoProduct, ProductPicture } from '../types'

/** How well a product suits a scene: 0 = it is left out; products with higher numbers come first. */
export type Shelf = (product: DemoProduct) => number

/** Whether a category is the given one or below it. */
export const isBelow = (categoryKey: string, key: string): boolean =>
  categoryKey === key || categoryKey.startsWith(`${key}/`)

/** Gift cards are no goods of a brand, and presents are not for sale. */
const unseen = new Set<DemoProduct['classification']>(['egift', 'gwp_non_sellable'])

/** One of each brand, and then the others. */
function brandsFirst(products: readonly DemoProduct[]): DemoProduct[] {
  const firstOf = new Map(products.toReversed().map((product) => [product.brand_key, product]))
  const isFirst = (product: DemoProduct) => firstOf.get(product.brand_key) === product
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))]
}

/** Best sellers on a shelf in their order: single products before sets, of as many brands as there are. */
function ranked(products: readonly DemoProduct[], shelf: Shelf): DemoProduct[] {
  const single = ({ classification }: DemoProduct) => (classification === 'normal' ? 1 : 0)
  const onShelf = products
    .filter((product) => product.is_active && !unseen.has(product.classification) && shelf(product) > 0)
    .toSorted(
      (a, b) =>
        shelf(b) - shelf(a) ||
        single(b) - single(a) ||
        b.total_orders - a.total_orders ||
        a.key.localeCompare(b.key),
    )
  return brandsFirst(onShelf)
}

/** The best sellers on a shelf, at most `count`. */
export const bestProducts = (products: readonly DemoProduct[], shelf: Shelf, count: number) =>
  ranked(products, shelf).slice(0, count)

/**
 * First pictures of the best sellers on a shelf, at most `count`.
 * @throws when the shelf is empty
 */
export function bestOf(products: readonly DemoProduct[], shelf: Shelf, count: number): ProductPicture[] {
  const pictures = ranked(products, shelf)
    .flatMap(({ pictures: [first] }) => (first ? [first] : []))
    .slice(0, count)
  if (pictures.length === 0) throw new Error('a scene of the demo has no product to show')
  return pictures
}
