import type { MemberReview } from './member-review'

/** A product a member has received and not reviewed yet. */
export interface WaitingReview {
  product: NonNullable<MemberReview['product']>
  /** the variant received last */
  combination_id: string
  delivered_at: string
}
