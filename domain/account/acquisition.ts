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

/** No user name is longer: what is cannot name who invited. */
export const MAX_REFERRAL_CODE = 40
