import type { Promotion } from '@/domain/catalog/promotion'

/** Address of a promotion's own page (RTE-05 to RTE-07, RTE-23, RTE-24): each kind of promotion has its place. */
export function promotionPath({ category, slug }: Pick<Promotion, 'category' | 'slug'>): string {
  switch (category) {
    case 'flash_sale':
      return `/flash-sale/${slug}`
    case 'deals':
      return `/deals/${slug}`
    case 'sale':
      return `/sale/${slug}`
    case 'partner':
      return `/partners-promo/${slug}`
    case 'weekly_highlight':
      return `/weekly-highlight/${slug}`
    default:
      return `/promotion/${slug}`
  }
}

export const saveMorePath = (voucher: { slug: string }, page = 1) =>
  `/save-more-voucher/${voucher.slug}${page > 1 ? `?page=${page}` : ''}`

/** Whether a segment of an address can be the slug of a promotion or a voucher. */
export const isSlug = (segment: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) && segment.length <= 200

/** The promotions page with something of it open (OVL-12). */
export const promoPath = (kind: 'promo' | 'voucher', slug: string): string =>
  `/promo?${new URLSearchParams({ [kind]: slug })}`
