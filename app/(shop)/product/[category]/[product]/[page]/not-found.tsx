import { MobileHeader } from '@/components/layout/mobile-header'
import { ProductNotFound } from '@/components/product-page/product-not-found'

/** A product that is not, or no longer, for sale. */
export default function NotFound() {
  return (
    <>
      <MobileHeader />
      <ProductNotFound />
    </>
  )
}
