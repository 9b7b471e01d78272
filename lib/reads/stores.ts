import 'server-only'
import type { LocalBusiness, WithContext } from 'schema-dts'
import { STORES_LIMIT } from '@/domain/constants'
import { type Store, storeSchema } from '@/domain/store/store'
import { cached } from '@/lib/cache-manifest'
import { posClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readPage } from '@/lib/services/read'
import { absoluteUrl, site } from '@/lib/site'

/** The stores one can visit and that show themselves (STO-04). */
export async function getStores(): Promise<Store[]> {
  'use cache'
  cached('minutes')
  const answer = posClient.stores.$get({ query: listQuery({ limit: STORES_LIMIT }) })
  const { data } = await readPage(answer, storeSchema)
  return data.filter((store) => store.is_active && store.is_display_store_info)
}

/** The way to a store on the maps of others; plain links, no map of others on our page. */
export const directionsTo = ({ latitude, longitude }: Store) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: `https://maps.apple.com/?daddr=${latitude},${longitude}`,
})

/** Where a store is on a map. */
const mapUrl = ({ latitude, longitude }: Store): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A store in schema.org's words. */
export const storeData = (store: Store): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': absoluteUrl(`/store#store-${store.id}`),
  name: store.name,
  url: absoluteUrl('/store'),
  image: absoluteUrl(store.image?.url ?? site.logo),
  telephone: store.phone,
  priceRange: '₫₫',
  parentOrganization: { '@id': absoluteUrl('/#organization') },
  address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'VN' },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  hasMap: mapUrl(store),
  openingHoursSpecification: store.hours.flatMap(({ opens, closes }, index) => {
    const dayOfWeek = DAYS[index]
    return dayOfWeek ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }] : []
  }),
})
