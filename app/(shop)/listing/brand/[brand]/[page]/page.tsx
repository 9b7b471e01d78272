import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { BrandPage } from '@/components/catalog/brands/brand-page'
import { EMPTY_QUERY } from '@/domain/catalog/listing/listing-query'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { getBrandListing, getPopularBrands } from '@/lib/reads/cached/cached-catalog'
import { brandPath, readKey, readPageNumber } from '@/lib/pages/routes'
import { brandMetadata } from '@/lib/seo/listing-metadata'

/** `/brand/12_son-man?page=3`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ brand: string; page: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const [first] = await getPopularBrands()
  return [{ brand: first ? `${first.id}_${first.slug}` : '0_none', page: '1' }]
}

/** The brand and page in the address. 404 for unknown ones and pages past the last, 308 for an old slug. */
async function find(params: Props['params']) {
  const segments = await params
  const key = readKey(segments.brand, '_')
  const page = readPageNumber(segments.page)
  if (!key || !page) notFound()
  const listing = await getBrandListing(key.id, page)
  if (!listing) notFound()
  const { brand } = listing
  if (key.slug !== brand.slug) permanentRedirect(brandPath(brand, page))
  if (page > pageCount(brand.product_count, PAGE_SIZE)) notFound()
  return { ...listing, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, page } = await find(params)
  return brandMetadata(brand, page)
}

export default async function Brand({ params }: Props) {
  const { page, ...listing } = await find(params)
  return <BrandPage {...listing} query={{ ...EMPTY_QUERY, page }} />
}
