// @ts-check

/** Slugs of the policies, in the order in which each lists the others (RTE-17). */
export const POLICIES = /** @type {const} */ ([
  'termsandconditions',
  'privacypolicy',
  'transactionpolicy',
  'deliverypolicy',
  'paymentpolicy',
])

/** Terms of programmes that not everyone takes part in: pages as the policies are, named where the programme is. */
const PROGRAMME_TERMS = /** @type {const} */ (['affiliateterms'])

/** Every document with versions at /page/<slug>. */
export const DOCUMENTS = /** @type {const} */ ([...POLICIES, ...PROGRAMME_TERMS])

/** @typedef {(typeof DOCUMENTS)[number]} Policy */
