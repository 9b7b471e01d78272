/** Ids as this shop, proxies and tracing tools make them. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** The id of a request as it came in a header or with a job; null when it is none. */
export const readRequestId = (given: unknown): string | null =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : null

/** A UUID of any version, as ids of orders, lines, redemptions and submissions are. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (text: string): boolean => UUID.test(text)

/** A UUID as the database and the shop write it: an address or a cookie has no other spelling of the same id. */
export const isCanonicalUuid = (text: string): boolean => isUuid(text) && text === text.toLowerCase()
