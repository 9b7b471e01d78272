import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlacePage } from '@/components/catalog/listing/place-page'
import { getScopedListing } from '@/lib/reads/cached/cached-catalog'
import { type QueryParams, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { findPlace } from '@/lib/listing/places'
import { getListing } from '@/lib/listing/listings'
import { madePerRequest } from '@/lib/security/per-request'
import { placeMetadata } from '@/lib/seo/listing-metadata'

/** `/sale?sort=cheapest`, `/tag/da-dau?brands=3`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ kind: string; key: string }>
  searchParams: Promise<QueryParams>
}

/** Rendered for each request: the content depends on the query. */
export const instant = false

async function find(params: Props['params']) {
  const { kind, key } = await params
  const place = await findPlace(kind, key)
  if (!place) notFound()
  return place
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = await find(params)
  const { total } = await getScopedListing(place.scope, place.sort, 1)
  return placeMetadata(place, total, null)
}

export default async function NarrowedPlace({ params, searchParams }: Props) {
  await madePerRequest()
  const [place, asked] = await Promise.all([find(params), searchParams])
  const listing = await getListing(place.scope, readListingQuery(asked), place.sort, place.within)
  return <PlacePage {...listing} place={place} />
}
