import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Pager } from '@/components/ui/pager'
import type { ProductCard } from '@/domain/catalog/product'
import { formatNumber } from '@/lib/format'
import { ProductGrid } from './product-grid'

interface ListingBodyProps {
  /** of the category or brand */
  name: string
  products: readonly ProductCard[]
  total: number
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** what stands in place of an empty list */
  empty: ReactNode
}

/** Count line (where filters and sorts will stand), products and pager of one listing page. */
export function ListingBody({ name, products, total, page, pages, hrefOf, empty }: ListingBodyProps) {
  const t = useTranslations('listing')
  if (total === 0) return empty
  return (
    <section aria-labelledby="listing-products" className="pb-16">
      <h2 id="listing-products" className="sr-only">
        {t('products', { name })}
      </h2>
      <div className="mb-6 flex min-h-12 items-center justify-between border-y border-line text-sm text-muted">
        <p>{t('count', { count: formatNumber(total) })}</p>
        {pages > 1 && <p>{t('pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}</p>}
      </div>
      <ProductGrid products={products} isFirst />
      {pages > 1 && (
        <div className="mt-12">
          <Pager page={page} pages={pages} hrefOf={hrefOf} label={t('pagerLabel', { name })} />
        </div>
      )}
    </section>
  )
}
