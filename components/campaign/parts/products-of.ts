import type { ProductCard } from '@/domain/catalog/product'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'

/** The cards of these products as far as they are still sold, in their order. */
export function productsOf({ products }: Pick<CampaignPage, 'products'>, ids: readonly number[]) {
  const cards = new Map(products.map((product): [number, ProductCard] => [product.id, product]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
