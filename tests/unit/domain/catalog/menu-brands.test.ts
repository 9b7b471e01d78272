import type { Facets } from '@/domain/catalog/listing/facets'
import { withMenuBrands } from '@/domain/catalog/listing/menu-brands'
import { BRANDS_MENU_LIMIT } from '@/domain/constants'

const brands = Array.from({ length: BRANDS_MENU_LIMIT + 20 }, (_, at) => ({
  id: at + 1,
  name: `Brand ${at}`,
  slug: `brand-${at}`,
  total: 500 - at,
}))
const facets: Facets = {
  total: 500,
  brands,
  categories: [],
  origins: [],
  ratings: [],
  tags: [],
  availability: { all_product: 500, is_pre_order: 0, available_stock: 500 },
  is_sale: 0,
  prices: { min: 0, max: 0 },
}

it('leaves the menu the brands with the most products, and those that are chosen (LST-07)', () => {
  const last = brands.at(-1)!.id
  const shown = withMenuBrands(facets, [1, last]).brands.map(({ id }) => id)
  expect(shown).toHaveLength(BRANDS_MENU_LIMIT + 1)
  expect(shown.at(-1)).toBe(last)
  expect(withMenuBrands(facets).brands).toHaveLength(BRANDS_MENU_LIMIT)
})
