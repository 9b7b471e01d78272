/** Why an article did not help; 'other' comes with a text. Apart from the schema: the browser loads no yup for a vote. */
export const DISLIKE_REASONS = ['wrong', 'unclear', 'not-my-question', 'outdated', 'other'] as const
export type DislikeReason = (typeof DISLIKE_REASONS)[number]

export const DISLIKE_TEXT_LIMIT = 500
