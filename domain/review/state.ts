/**
 * States of a review. Published ones are public; held ones wait for the staff, rejected ones for a better text, and both are shown to their
 * writer alone; removed ones were withdrawn by their writer.
 */
export const REVIEW_STATES = ['published', 'held', 'rejected', 'removed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A member edits a review so many days after writing it; one that is held or rejected as long as it is. */
export const EDIT_DAYS = 30

/** Points of a review that is no longer public are taken back so many days after its publication. */
export const POINTS_AT_RISK_DAYS = 30
