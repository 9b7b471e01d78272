/** Most pieces one buyer may order in a day: of products that are made in small numbers, and of a brand that is hard to get. By key. */
export const DAILY_LIMITS: {
  products: Readonly<Record<string, number>>
  brands: Readonly<Record<string, number>>
} = {
  products: { 'eclatine-phan-nuoc-cushion-8': 2, 'kinuiro-thoi-chong-nang-5': 3 },
  brands: { alpenelle: 6 },
}
