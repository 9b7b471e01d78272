import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PromotionListing } from '@/components/promo/pages/promotion-page'
import { getScopedListing } from '@/lib/reads/cached/cached-catalog'
import { EMPTY_QUERY } from '@/domain/catalog/listing/listing-query'
import { findPromotion } from '@/lib/listing/promotion'
import { getPromoPage } from '@/lib/pages/promo-pages'
import { readPageNumber } from '@/lib/pages/routes'
import { promotionMetadata } from '@/lib/seo/listing-metadata'

/** `/sale/giam-gia-giua-mua?page=2`, `/deals/…`, `/weekly-highlight/…`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ kind: string; slug: string; page: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const { current } = await getPromoPage()
  const sale = current.find(({ category }) => category === 'sale')
  return [{ kind: 'sale', slug: sale?.slug ?? 'none', page: '1' }]
}

/** The promotion and page in the address. 404 for unknown ones and pages past the last, 308 for a promotion with another canonical path. */
async function find(params: Props['params']) {
  const { kind, slug, page: segment } = await params
  const page = readPageNumber(segment)
  const place = page && (await findPromotion(slug))
  if (!page || !place) notFound()
  if (place.path !== `/${kind}/${slug}`) permanentRedirect(place.path)
  const listing = place.scope && (await getScopedListing(place.scope, 'sale', page))
  if (page > 1 && !listing?.products.length) notFound()
  return { place, listing, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { place, page } = await find(params)
  return promotionMetadata(place, page)
}

export default async function Promotion({ params }: Props) {
  const { place, listing, page } = await find(params)
  return (
    <PromotionListing place={place} listing={listing && { ...listing, query: { ...EMPTY_QUERY, page } }} />
  )
}
