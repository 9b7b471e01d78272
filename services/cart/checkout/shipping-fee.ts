import type { Address } from '@/domain/account/address'
import type { ShippingQuote } from '@/domain/bag/pricing/shipping'
import type { ShippingMethod } from '@/domain/shipping/methods'
import { feeOf } from '@/domain/shipping/rates'
import { zoneOf } from '@/domain/shipping/zones'
import { oldPlacesOf } from '../../account'
import type { Database } from '../../database'
import { carrierInUse, byLikelihood, quoteFee } from '../../shipping'
import { cacheQuote, cachedQuote } from './shipping-quotes'

/** Where a fee is looked for. */
export interface FeeSource {
  db: Database
  /** an order is being placed and holds locks: no carrier is asked, a cached price counts, else the shop's own table */
  isPlacing: boolean
}

interface Parcel {
  /** grams */
  weight: number
  /** dong */
  goods_value: number
}

function quoteFromTable(method: ShippingMethod, address: Address, { weight }: Parcel): ShippingQuote | null {
  const zone = zoneOf(address)
  const fee = feeOf(method, zone, weight)
  return fee === null ? null : { fee, standard_fee: feeOf('standard', zone, weight) ?? fee }
}

/** The price of a way of delivery to an address; null where it does not go. */
export async function quoteShipping(
  method: ShippingMethod,
  address: Address,
  parcel: Parcel,
  { db, isPlacing }: FeeSource,
): Promise<ShippingQuote | null> {
  const carrier = carrierInUse().name
  // The shop's own table prices everything else.
  if (carrier === 'own' || method !== 'standard') return quoteFromTable(method, address, parcel)
  const { province_code, province, ward_code, ward, address1, district } = address
  const { weight, goods_value } = parcel
  const key = [carrier, method, ward_code, district ?? '', weight, goods_value].join('/')
  const known = await cachedQuote(db, key)
  if (known) return known
  if (isPlacing) return quoteFromTable(method, address, parcel)
  // Carriers ask for places as they were before the reform.
  const old_places = byLikelihood(await oldPlacesOf(ward_code), district)
  const destination = { province_code, province, ward_code, ward, address1, old_places }
  const quoted = await quoteFee(method, { destination, weight, goods_value })
  return quoted && cacheQuote(db, key, { fee: quoted.fee, standard_fee: quoted.standard_fee })
}
