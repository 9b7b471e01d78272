/** Part of a draft with the answers and the step. */
export const PROGRESS_PART = 'progress'

/** Part of a draft with the photos, which their own code writes. */
export const PHOTOS_PART = 'photos'
