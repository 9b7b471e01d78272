/** Why a member reports a review. */
export const REPORT_REASONS = ['spam', 'offensive', 'false', 'personal', 'unrelated', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
