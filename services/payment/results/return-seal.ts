import { keyedDigest, sameDigest } from '../../digest'

/** How long a buyer may take to come back; provider pages close earlier. */
const LIFETIME_S = 86_400

/** Seal on a buyer's return: proves that this shop sent the buyer, as not every provider's return proves anything. */
const sealOf = (reference: string, until: string): string =>
  keyedDigest('payment-return', `${reference} ${until}`)

/** Where a provider sends the buyer back to. */
export function returnAddress(origin: string, method: string, reference: string): string {
  const until = String(Math.floor(Date.now() / 1_000) + LIFETIME_S)
  const url = new URL(`/api/payment/return/${method}`, origin)
  url.searchParams.set('payment', reference)
  url.searchParams.set('until', until)
  url.searchParams.set('seal', sealOf(reference, until))
  return url.href
}

/** The attempt a returning buyer was sent away with; null when that is not shown, or was long ago. */
export function sealedReference(query: URLSearchParams): string | null {
  const reference = query.get('payment') ?? ''
  const until = query.get('until') ?? ''
  if (!sameDigest(sealOf(reference, until), query.get('seal') ?? '')) return null
  return Number(until) > Date.now() / 1_000 ? reference : null
}
