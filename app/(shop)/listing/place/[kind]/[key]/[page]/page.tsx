import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PlacePage } from '@/components/catalog/listing/place-page'
import { getScopedListing } from '@/lib/reads/cached/cached-catalog'
import { EMPTY_QUERY } from '@/domain/catalog/listing/listing-query'
import { findPlace } from '@/lib/listing/places'
import { readPageNumber } from '@/lib/pages/routes'
import { placeMetadata } from '@/lib/seo/listing-metadata'

/** `/sale?page=3`, `/tag/da-dau`, `/promo/12-son-moi`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ kind: string; key: string; page: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export const generateStaticParams = () => [{ kind: 'named', key: 'sale', page: '1' }]

/** The listing and page in the address. 404 for unknown ones and pages past the last, 308 for an old slug. */
async function find(params: Props['params']) {
  const { kind, key, page: segment } = await params
  const page = readPageNumber(segment)
  const place = page && (await findPlace(kind, key))
  if (!page || !place) notFound()
  const later = page > 1 ? `?page=${page}` : ''
  if (kind === 'promo' && place.path !== `/promo/${key}`) permanentRedirect(place.path + later)
  const listing = await getScopedListing(place.scope, place.sort, page)
  if (page > 1 && listing.products.length === 0) notFound()
  return { place, listing, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { place, listing, page } = await find(params)
  return placeMetadata(place, listing.total, page)
}

export default async function Place({ params }: Props) {
  const { place, listing, page } = await find(params)
  return <PlacePage {...listing} place={place} query={{ ...EMPTY_QUERY, page }} />
}
