import type { Promotion } from './promotion'

/** Address of a promotion's own page (RTE-05 to RTE-07, RTE-23, RTE-24): each kind of promotion has its place. */
export function promotionPath({ category, slug }: Pick<Promotion, 'category' | 'slug'>): string {
  switch (category) {
    case 'flash_sale':
      return `/flash-sale/${slug}`
    case 'campaign':
      return `/campaign/${slug}`
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
