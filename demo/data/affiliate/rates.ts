/** Commission of the demo shop by category, per cent; all others have the rate that every shop begins with. */
export const affiliateRates: readonly { category_key: string; percent: number }[] = [
  { category_key: 'trang-diem', percent: 10 },
  { category_key: 'cham-soc-da', percent: 8 },
  { category_key: 'chong-nang', percent: 8 },
  { category_key: 'nuoc-hoa', percent: 6 },
]
