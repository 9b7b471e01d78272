import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { BrandHeader } from '@/components/listing/brand-header'
import { brandCrumbs } from '@/components/listing/crumbs'
import { EmptyListing } from '@/components/listing/empty-listing'
import { ListingBody } from '@/components/listing/listing-body'
import { BackHeader } from '@/components/layout/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { getBrandListing, getPopularBrands } from '@/lib/catalog'
import { formatNumber } from '@/lib/format'
import { brandPath, readKey, readPageNumber } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** `/brand/12_son-man?page=3`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ brand: string; page: string }>
}

/** Nothing of this page may wait for a request. */
export const ensureStatic = 'navigation'

/** One real page for the build to hold the rule against; the rest are made on first request. */
export async function generateStaticParams() {
  const [first] = await getPopularBrands()
  return [{ brand: first ? `${first.id}_${first.slug}` : '0_none', page: '1' }]
}

/** The brand and page the address names. 404 for unknown ones and pages past the last, 308 for an old slug. */
async function find(params: Props['params']) {
  const segments = await params
  const key = readKey(segments.brand, '_')
  const page = readPageNumber(segments.page)
  if (!key || !page) notFound()
  const listing = await getBrandListing(key.id, page)
  if (!listing) notFound()
  const { brand, products, total } = listing
  if (key.slug !== brand.slug) permanentRedirect(brandPath(brand, page))
  const pages = pageCount(brand.product_count, PAGE_SIZE)
  if (page > pages) notFound()
  return { brand, products, total, page, pages }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, page } = await find(params)
  const t = await getTranslations('listing')
  const { name } = brand
  return pageMetadata({
    title: page > 1 ? t('brandTitlePage', { name, page }) : t('brandTitle', { name }),
    description: [
      page === 1 && brand.featured_text,
      t('brandDescription', { name, count: formatNumber(brand.product_count), site: site.name }),
    ]
      .filter(Boolean)
      .join(' '),
    path: brandPath(brand, page),
    image: brand.logo ? { url: brand.logo, width: 400, height: 200, alt: name } : undefined,
    noindex: brand.product_count === 0,
  })
}

export default async function BrandPage({ params }: Props) {
  const { brand, products, total, page, pages } = await find(params)
  const t = await getTranslations('listing')
  const crumbs = brandCrumbs(brand, { home: t('home'), brands: t('brands') })
  return (
    <>
      <BackHeader title={brand.name} fallbackHref="/brands" />
      <main className="container-page">
        <BrandHeader brand={brand} crumbs={crumbs} />
        <ListingBody
          name={brand.name}
          products={products}
          total={total}
          page={page}
          pages={pages}
          hrefOf={(number) => brandPath(brand, number)}
          empty={<EmptyListing name={brand.name} up={{ name: t('brands'), path: '/brands' }} />}
        />
        <JsonLd
          data={[
            breadcrumbData(crumbs),
            itemListData(products, brandPath(brand, page), (page - 1) * PAGE_SIZE),
          ]}
        />
      </main>
    </>
  )
}
