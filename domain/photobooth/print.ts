/** Size of a photo of the photobooth, in pixels: a print of 4 by 6 inches at 300 dots an inch. Frames are drawn in this size. */
export const PRINT = { width: 1_200, height: 1_800 } as const

/** How many photos are taken in a row; one of them is kept. */
export const SHOTS = 3

/** Seconds counted down before each photo. */
export const COUNTDOWN_SECONDS = 3

/** Quality of the JPEG that is saved, shared and printed. */
export const PRINT_QUALITY = 0.9
