import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Section } from '@/components/ui/section'
import { productsOf } from '../parts/products-of'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** A row of products; gone when none of them is still sold. */
export function ProductsSection({
  section: { title, body, product_ids, link },
  page,
}: SectionProps<'products'>) {
  const products = productsOf(page, product_ids)
  if (products.length === 0) return null
  return (
    <Section title={title} href={link?.href} linkLabel={link?.label}>
      <RichText html={body} className="mb-5" />
      <ProductGrid products={products} />
    </Section>
  )
}
