import { DomainError } from '@/domain/error'
import type { CarrierName } from '@/domain/shipping/carrier-event'
import type { ShippingMethod } from '@/domain/shipping/methods'
import { feeOf } from '@/domain/shipping/rates'
import { zoneOf } from '@/domain/shipping/zones'
import { log } from '../log'
import { settings } from '@/settings'
import { carrierInUse } from './carriers'
import type { Parcel } from './port'

/** Why the table answered in the place of a carrier. */
export type FallbackReason = 'CARRIER_TIMEOUT' | 'CARRIER_FAILED' | 'CARRIER_REFUSED' | 'CARRIER_OFF'

/** A fee to charge, dong, and its source. */
export interface FeeQuote {
  fee: number
  /** what standard delivery of the same parcel costs */
  standard_fee: number
  source: CarrierName
  /** set when the carrier in use did not say and the shop's own table stood in */
  fallback: { carrier: CarrierName; reason: FallbackReason } | null
}

const LATE = Symbol('late')

/** A carrier may take longer to answer than a shopper waits; what it says later fills its lists of places for the next time. */
async function inTime<T>(answer: Promise<T>): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), settings.SHIPPING_QUOTE_TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const REASONS: readonly FallbackReason[] = ['CARRIER_REFUSED', 'CARRIER_OFF']

function reasonOf(error: unknown): FallbackReason {
  const known = error instanceof DomainError ? REASONS.find((code) => code === error.code) : undefined
  // Anything else is a fault of ours or theirs; a checkout goes on either way.
  if (!(error instanceof DomainError)) log.error({ err: error }, 'asking a carrier for its fee failed')
  return known ?? 'CARRIER_FAILED'
}

/**
 * The fee of a method, never a failure of a carrier: standard delivery by the carrier in use, within SHIPPING_QUOTE_TIMEOUT_MS, and by
 * the table when it does not say; express and pickup always by the table. Null where the method is not offered.
 */
export async function quoteFee(method: ShippingMethod, parcel: Parcel): Promise<FeeQuote | null> {
  const zone = zoneOf(parcel.destination)
  const table = feeOf(method, zone, parcel.weight)
  if (table === null) return null
  const standard_fee = method === 'store_pickup' ? 0 : (feeOf('standard', zone, parcel.weight) ?? table)
  const byTable = { fee: table, standard_fee, source: 'own', fallback: null } as const
  const carrier = carrierInUse()
  if (method !== 'standard' || carrier.name === 'own') return byTable
  const standIn = (reason: FallbackReason): FeeQuote => ({
    ...byTable,
    fallback: { carrier: carrier.name, reason },
  })
  try {
    const fee = await inTime(carrier.fee(parcel))
    if (fee === LATE) return standIn('CARRIER_TIMEOUT')
    return { fee, standard_fee: fee, source: carrier.name, fallback: null }
  } catch (error) {
    return standIn(reasonOf(error))
  }
}
