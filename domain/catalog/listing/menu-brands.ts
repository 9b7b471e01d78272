import { BRANDS_MENU_LIMIT } from '../../constants'
import type { Facets } from './facets'

/** The facets with no more brands than a menu has: those with the most products, and the chosen ones (LST-07). */
export const withMenuBrands = (facets: Facets, chosen: readonly number[] = []): Facets => ({
  ...facets,
  brands: facets.brands.filter(({ id }, place) => place < BRANDS_MENU_LIMIT || chosen.includes(id)),
})
