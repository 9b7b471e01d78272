import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Section } from '@/components/ui/section'
import type { ProductCard } from '@/domain/catalog/product'
import type { Promotion } from '@/domain/catalog/promotion'
import { cleanHtml } from '@/lib/clean-html'

interface PromotionSectionsProps {
  promotion: Promotion
  /** cards of the products the sections name */
  products: readonly ProductCard[]
}

/** What a promotion tells, part by part: words, and products that are still for sale. */
export function PromotionSections({ promotion, products }: PromotionSectionsProps) {
  const cards = new Map(products.map((product) => [product.id, product]))
  return promotion.sections.map(({ title, body, product_ids }, index) => {
    const shelf = product_ids.flatMap((id) => cards.get(id) ?? [])
    const html = cleanHtml(body)
    if (!html && shelf.length === 0) return null
    return (
      <div key={`${index}-${title}`} className="mt-12">
        <Section title={title}>
          {html && (
            <div
              className="max-w-prose [&_li]:mb-1 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-5"
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {shelf.length > 0 && <ProductGrid products={shelf} />}
        </Section>
      </div>
    )
  })
}
