import type { Address } from '@/domain/account/address'
import type { ShippingQuote } from '@/domain/bag/shipping'
import type { ShippingMethod } from '@/domain/shipping/methods'
import { oldPlacesOf } from '../account'
import { carrierInUse, likeliestFirst, quoteFee } from '../shipping'

/** A carrier's price is good for so long: what was shown is what is charged, and a bag is not a call to the carrier each time. */
const KEPT_MS = 15 * 60_000
const MOST_KEPT = 2_000

const kept = new Map<string, { quote: ShippingQuote; until: number }>()

function keep(key: string, quote: ShippingQuote): void {
  const oldest = kept.keys().next()
  if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(key, { quote, until: Date.now() + KEPT_MS })
}

/** What a way of delivery costs to an address; null where it does not go. Weight in grams, value in dong. */
export async function askFee(
  method: ShippingMethod,
  address: Address,
  { weight, goods_value }: { weight: number; goods_value: number },
): Promise<ShippingQuote | null> {
  const { province_code, province, ward_code, ward, address1, district } = address
  const carrier = carrierInUse().name
  const key = [carrier, method, ward_code, district, weight, goods_value].join('/')
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.quote
  // Only other carriers ask for places as they were before the reform.
  const old_places = carrier === 'own' ? [] : likeliestFirst(await oldPlacesOf(ward_code), district)
  const destination = { province_code, province, ward_code, ward, address1, old_places }
  const quoted = await quoteFee(method, { destination, weight, goods_value })
  if (!quoted) return null
  const quote = { fee: quoted.fee, standard_fee: quoted.standard_fee }
  if (quoted.source !== 'own' || quoted.fallback) keep(key, quote)
  return quote
}
