import type { ProductCard } from '@/domain/catalog/product'
import { CardGrid } from './card-grid'
import { useCardViews } from './use-card-views'

/** Widest slot of a card, in CSS pixels. */
const WIDTH = 208

/** A few products in small cards, six in a line on a desktop. */
export function ShortGrid({ products }: { products: readonly ProductCard[] }) {
  const { texts, viewOf } = useCardViews()
  return (
    <CardGrid cards={products.map((product) => viewOf(product))} texts={texts} width={WIDTH} columns="six" />
  )
}
