import { keyedDigest, sameDigest } from '../account'

/** Shows that a buyer who comes back was sent away by this shop: not every provider's return proves anything. */
const sealOf = (reference: string): string => keyedDigest('payment-return', reference)

/** Where a provider sends the buyer back to. */
export function returnAddress(origin: string, method: string, reference: string): string {
  const url = new URL(`/api/payment/return/${method}`, origin)
  url.searchParams.set('payment', reference)
  url.searchParams.set('seal', sealOf(reference))
  return url.href
}

/** The attempt a returning buyer was sent away with; null when that is not shown. */
export function sealedReference(query: URLSearchParams): string | null {
  const reference = query.get('payment') ?? ''
  return sameDigest(sealOf(reference), query.get('seal') ?? '') ? reference : null
}
