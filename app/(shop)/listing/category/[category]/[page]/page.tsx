import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { CategoryHeader } from '@/components/listing/category-header'
import { categoryCrumbs } from '@/components/listing/crumbs'
import { EmptyListing } from '@/components/listing/empty-listing'
import { ListingBody } from '@/components/listing/listing-body'
import { BackHeader } from '@/components/layout/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { getCategoryListing, getCategoryTree } from '@/lib/catalog'
import { formatNumber } from '@/lib/format'
import { categoryPath, readKey, readPageNumber } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** `/12-son-moi?page=3`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ category: string; page: string }>
}

/** Nothing of this page may wait for a request. */
export const ensureStatic = 'navigation'

/** One real page for the build to hold the rule against; the rest are made on first request. */
export async function generateStaticParams() {
  const [first] = await getCategoryTree()
  return [{ category: first ? `${first.id}-${first.slug}` : '0-none', page: '1' }]
}

/** The category and page the address names. 404 for unknown ones and pages past the last, 308 for an old slug. */
async function find(params: Props['params']) {
  const segments = await params
  const key = readKey(segments.category, '-')
  const page = readPageNumber(segments.page)
  if (!key || !page) notFound()
  const listing = await getCategoryListing(key.id, page)
  if (!listing) notFound()
  const { category, products, total } = listing
  if (key.slug !== category.slug) permanentRedirect(categoryPath(category, page))
  const pages = pageCount(category.product_count, PAGE_SIZE)
  if (page > pages) notFound()
  return { category, products, total, page, pages }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await find(params)
  const t = await getTranslations('listing')
  const { name } = category
  return pageMetadata({
    title: page > 1 ? t('categoryTitlePage', { name, page }) : t('categoryTitle', { name }),
    description: [
      page === 1 && category.description,
      t('categoryDescription', { name, count: formatNumber(category.product_count), site: site.name }),
    ]
      .filter(Boolean)
      .join(' '),
    path: categoryPath(category, page),
    image: category.image ? { url: category.image, alt: name } : undefined,
    noindex: category.product_count === 0,
  })
}

export default async function CategoryPage({ params }: Props) {
  const { category, products, total, page, pages } = await find(params)
  const t = await getTranslations('listing')
  const crumbs = categoryCrumbs(category, t('home'))
  const up = crumbs.at(-2) ?? { name: t('home'), path: '/' }
  return (
    <>
      <BackHeader title={category.name} fallbackHref={up.path} />
      <main className="container-page">
        <CategoryHeader category={category} crumbs={crumbs} />
        <ListingBody
          name={category.name}
          products={products}
          total={total}
          page={page}
          pages={pages}
          hrefOf={(number) => categoryPath(category, number)}
          empty={<EmptyListing name={category.name} up={up} />}
        />
        <JsonLd
          data={[
            breadcrumbData(crumbs),
            itemListData(products, categoryPath(category, page), (page - 1) * PAGE_SIZE),
          ]}
        />
      </main>
    </>
  )
}
