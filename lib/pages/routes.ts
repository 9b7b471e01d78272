/** Addresses of the shop's pages (RTE-01 to RTE-44): how they are written and how they are read. */

interface Named {
  id: number
  slug: string
}

const withPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export const categoryPath = (category: Named, page = 1) => withPage(`/${category.id}-${category.slug}`, page)

export const brandPath = (brand: Named, page = 1) => withPage(`/brand/${brand.id}_${brand.slug}`, page)

export const productPath = (product: Named & { default_category: { slug: string } }, page = 1) =>
  withPage(`/${product.default_category.slug}/${product.id}-${product.slug}`, page)

/** Home with the login open; sign-in continues to `next` (DEC-11). */
export const loginPath = (next: string) => `/?${new URLSearchParams({ login: '1', next })}`

/** The form for missing profile data; it continues to `next`. */
export const completeProfilePath = (next: string) => `/complete-profile?${new URLSearchParams({ next })}`

/** Result page of an order (RTE-11 to RTE-13); guests carry their key. */
export const orderResultPath = (
  outcome: 'success' | 'failed' | 'credit-card-failed',
  orderId: string,
  key: string | null = null,
) => `/order/${outcome}/${orderId}${key === null ? '' : `?${new URLSearchParams({ key })}`}`

/** Address of the results for a keyword, as it was typed (LST-02); without one, of the page one searches from. */
export const searchPath = (keyword: string) =>
  keyword === '' ? '/search' : `/search?${new URLSearchParams({ q: keyword })}`

/** A link to this fragment on any page opens the consent question again, so that the answer can be changed. */
export const CONSENT_HASH = '#quyen-rieng-tu'

/** Picture of a country's flag; `country` in two small letters. */
export const flagPath = (country: string) => `/flags/${country}.svg`

/** Points, levels and rewards (RTE-31), and the ways to earn points (RTE-41). */
export const POINTS_PATH = '/points-rewards'
export const HOW_TO_EARN_PATH = '/how-to-earn'
export const AFFILIATE_PATH = '/affiliate'
/** a member's own part as an affiliate */
export const MY_AFFILIATE_PATH = '/my-affiliate'

export const profilePath = (userName: string) => `/profile/${encodeURIComponent(userName)}`

/** A member's invitation (RTE-40). */
export const invitationPath = (userName: string) => `/register/${encodeURIComponent(userName)}`

/** '12-son-moi' → 12 and 'son-moi'; '12_nang' with '_'. Null for anything else, ids beyond the database's integers included. */
export function readKey(segment: string, separator: '-' | '_'): Named | null {
  const match = /^([1-9]\d{0,8})([-_])(.*)$/.exec(segment)
  if (match?.[2] !== separator) return null
  return { id: Number(match[1]), slug: match[3] ?? '' }
}

/** As readKey for a product's segment, which old links end in '.html' (RTE-36). */
export function readProductKey(segment: string): Named | null {
  return readKey(segment.replace(/\.html$/i, ''), '-')
}

/** Page number of a listing's address: 1 and up; null for anything else. */
export function readPageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null
}
