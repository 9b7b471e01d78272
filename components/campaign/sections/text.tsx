import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Section } from '@/components/ui/section'
import { productsOf } from '../parts/products-of'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** A text, with the products it is about. */
export function TextSection({ section: { title, body, product_ids }, page }: SectionProps<'text'>) {
  const products = productsOf(page, product_ids)
  if (!body.trim() && products.length === 0) return null
  return (
    <Section title={title}>
      <RichText html={body} />
      {products.length > 0 && <ProductGrid products={products} />}
    </Section>
  )
}
