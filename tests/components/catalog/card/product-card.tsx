import { ProductGrid } from '@/components/catalog/listing/product-grid'
import type { ProductCard as Product } from '@/domain/catalog/product'

/** A product's card, in a list of its own. */
export const ProductCard = ({ product, gone }: { product: Product; gone?: string }) => (
  <ProductGrid products={[product]} extras={() => (gone === undefined ? {} : { gone })} />
)
