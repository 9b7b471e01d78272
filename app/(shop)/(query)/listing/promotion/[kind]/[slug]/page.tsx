import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PromotionListing } from '@/components/promo/pages/promotion-page'
import { type QueryParams, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { findPromotion } from '@/lib/listing/promotion'
import { getListing } from '@/lib/listing/listings'
import { madePerRequest } from '@/lib/security/per-request'
import { promotionMetadata } from '@/lib/seo/listing-metadata'

/** `/sale/giam-gia-giua-mua?sort=cheapest`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ kind: string; slug: string }>
  searchParams: Promise<QueryParams>
}

/** Rendered for each request: the content depends on the query. */
export const instant = false

async function find(params: Props['params']) {
  const { kind, slug } = await params
  const place = await findPromotion(slug)
  if (place?.path !== `/${kind}/${slug}`) notFound()
  return place
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return promotionMetadata(await find(params), null)
}

export default async function NarrowedPromotion({ params, searchParams }: Props) {
  await madePerRequest()
  const [place, asked] = await Promise.all([find(params), searchParams])
  const listing = place.scope && (await getListing(place.scope, readListingQuery(asked), 'sale'))
  return <PromotionListing place={place} listing={listing} />
}
