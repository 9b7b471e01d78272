/** Where a member came from (AUT-11). Light: it travels with pages. */
export const ACQUISITION_SOURCES = [
  'desktop web',
  'mobile web',
  'android',
  'ios',
  'freebies',
  'lulla',
] as const
export type AcquisitionSource = (typeof ACQUISITION_SOURCES)[number]

/** The longest user name: a longer text names no inviter. */
export const MAX_REFERRAL_CODE = 40
