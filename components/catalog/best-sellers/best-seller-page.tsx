import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pager } from '@/components/ui/pager'
import { BEST_SELLER_LIMIT } from '@/domain/catalog/best-seller'
import { EMPTY_QUERY, listingPath } from '@/domain/catalog/listing/listing-query'
import { pageCount } from '@/domain/pager'
import type { BestSellers } from '@/lib/reads/cached/cached-best-sellers'
import { bestSellerPath } from '@/lib/listing/paths'
import { categoryPath } from '@/lib/pages/routes'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { BestSellerList } from './best-seller-list'
import { EmptyListing } from '../listing/empty-listing'
import { ProductGrid } from '../listing/product-grid'

/** Best sellers by category. The first page is server-rendered; further pages are turned in place (LST-30). */
export function BestSellerPage({ category, categories, products, total }: BestSellers) {
  const t = useTranslations('listing')
  const title = category ? t('bestSellerOf', { name: category.name }) : t('bestSellerTitle')
  const path = bestSellerPath(category?.id ?? null)
  const top = { name: t('bestSellerTitle'), path: bestSellerPath(null) }
  const home = { name: t('home'), path: '/' }
  const crumbs = category ? [home, top, { name: category.name, path }] : [home, top]
  const pages = pageCount(total, BEST_SELLER_LIMIT)
  const label = t('pagerLabel', { name: title })
  return (
    <>
      <BackHeader title={title} fallbackHref={category ? top.path : '/'} />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-4 mb-6 font-display text-2xl tablet:text-3xl">{title}</h1>
        <nav aria-label={t('bestSellerCategories')} className="-mx-4 mb-8 tablet:mx-0">
          <ul className="scroll-row gap-2 px-4 py-1 tablet:flex-wrap tablet:px-0">
            <Tab name={t('bestSellerAll')} path={bestSellerPath(null)} isHere={!category} />
            {categories.map(({ id, name }) => (
              <Tab key={id} name={name} path={bestSellerPath(id)} isHere={category?.id === id} />
            ))}
          </ul>
        </nav>
        {total === 0 ? (
          <EmptyListing name={title} up={home} />
        ) : (
          <BestSellerList
            key={path}
            categoryId={category?.id ?? null}
            pages={pages}
            label={label}
            failed={t('bestSellerFailed')}
            retry={t('retry')}
            first={<ProductGrid products={products} isFirst />}
          >
            {category && pages > 1 && (
              // The same list at an address of its own, for browsers without JavaScript.
              <Pager
                page={1}
                pages={pages}
                hrefOf={(page) =>
                  listingPath(categoryPath(category), {
                    ...EMPTY_QUERY,
                    sort: 'most-purchased',
                    limit: BEST_SELLER_LIMIT,
                    page,
                  })
                }
                label={label}
              />
            )}
          </BestSellerList>
        )}
        <JsonLd data={[breadcrumbData(crumbs), itemListData(products, path)]} />
      </main>
    </>
  )
}

function Tab({ name, path, isHere }: { name: string; path: string; isHere: boolean }) {
  return (
    <li className="shrink-0">
      <Link
        href={path}
        prefetch={false}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-muted aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-dark"
      >
        {name}
      </Link>
    </li>
  )
}
