import type { Seller } from './check-input'
import type { CodeKind, Suspicion, Verdict } from './verdict'

/** A check as its member or device sees it. Instants in ISO 8601, days as 'YYYY-MM-DD'. */
export interface Check {
  id: string
  checked_at: string
  verdict: Verdict
  suspicions: Suspicion[]
  kind: CodeKind
  /** when the unit was checked first; null for a code of a whole batch */
  first_checked_at: string | null
  /** other members and devices that checked the unit until then, 1,000 at most */
  others: number
  product: {
    id: number
    name: string
    /** shade or size; '' without one */
    variant: string
    /** from the shop's root; null when it is not sold any more */
    path: string | null
    image: string | null
  }
  batch: string
  made_on: string | null
  expires_on: string | null
  is_expired: boolean
  /** the batch typed from the box is another one */
  is_other_batch: boolean
  /** the check was opened from another product's page */
  is_other_product: boolean
  bought_from: Seller
  recall: Recall | null
}

/** A batch that is called back. */
export interface Recall {
  recalled_at: string
  reason: string
  /** what to do with the unit */
  advice: string
}
