// @ts-check

/** Slugs of the policies, in the order in which each lists the others (RTE-17). */
export const POLICIES = /** @type {const} */ ([
  'termsandconditions',
  'privacypolicy',
  'transactionpolicy',
  'deliverypolicy',
  'paymentpolicy',
])

/** @typedef {(typeof POLICIES)[number]} Policy */
