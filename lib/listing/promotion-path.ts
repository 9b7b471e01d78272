export const saveMorePath = (voucher: { slug: string }, page = 1) =>
  `/save-more-voucher/${voucher.slug}${page > 1 ? `?page=${page}` : ''}`

/** Whether a segment of an address can be the slug of a promotion or a voucher. */
export const isSlug = (segment: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) && segment.length <= 200

/** The promotions page with something of it open (OVL-12). */
export const promoPath = (kind: 'promo' | 'voucher', slug: string): string =>
  `/promo?${new URLSearchParams({ [kind]: slug })}`
