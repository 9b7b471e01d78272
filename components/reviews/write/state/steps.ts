import type { PhotoMode } from '../photos/photo-steps'

/** The steps of writing a review, in order (REV-08). */
export const STEPS = ['combinations', 'rating', 'review', 'repurchase'] as const
export type Step = (typeof STEPS)[number]

/** Share of the progress bar at a step (REV-09). */
export const progressAt = (step: number): number => (step + 1) / STEPS.length

/** Steps behind a mode: crop returns to add, the others to the photos (REV-12). */
export const PHOTO_DEPTH: Readonly<Record<PhotoMode, number>> = { add: 1, caption: 1, crop: 2 }
