import { defineLimits } from '../limits'

export const paymentLimits = defineLimits({
  /** new payments of one order */
  retry: { points: 20, duration: 3_600 },
  /** repeated submissions of an order whose payment could not be opened at its provider */
  resume: { points: 60, duration: 600 },
  /** proofs of transfer of one order */
  proof: { points: 20, duration: 86_400 },
  /** returns of buyers from a provider, from one network */
  return: { points: 300, duration: 600 },
})
