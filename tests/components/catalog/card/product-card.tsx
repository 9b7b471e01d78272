import { cleanup, screen } from '@testing-library/react'
import { ProductGrid } from '@/components/catalog/listing/product-grid'
import type { ProductCard as Product } from '@/domain/catalog/product'
import { renderWithTexts } from '../../with-texts'
import { sampleCard } from './sample-card'

/** A product's card, in a list of its own. */
export const ProductCard = ({ product, gone }: { product: Product; gone?: string }) => (
  <ProductGrid products={[product]} extras={() => (gone === undefined ? {} : { gone })} />
)

/** Loads the buttons of cards before the tests of a file: they are code of their own, for which no test about something else waits. */
export function useCardTools() {
  beforeAll(async () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    await screen.findByRole('button', { name: /^Xem nhanh/ })
    cleanup()
  })
}
