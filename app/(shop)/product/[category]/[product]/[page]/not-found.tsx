import { ProductNotFound } from '@/components/product-page/product-not-found'
import { getCategoryTree } from '@/lib/catalog'

/** A product that is not, or no longer, for sale. */
export default async function NotFound() {
  return <ProductNotFound categories={await getCategoryTree()} />
}
