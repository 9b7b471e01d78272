import { readPriceWords } from '@/domain/search/price-words'

it.each<[string, string, { min: number; max: number | null }]>([
  ['son dưới 200k', 'son', { min: 0, max: 200_000 }],
  ['son duoi 200k', 'son', { min: 0, max: 200_000 }],
  ['SON DƯỚI 200K', 'SON', { min: 0, max: 200_000 }],
  ['serum 200k-300k', 'serum', { min: 200_000, max: 300_000 }],
  ['serum 200-300k', 'serum', { min: 200_000, max: 300_000 }],
  ['serum 200k - 300k cho da dầu', 'serum cho da dầu', { min: 200_000, max: 300_000 }],
  ['kem chống nắng từ 100 đến 300 nghìn', 'kem chống nắng', { min: 100_000, max: 300_000 }],
  ['kem tu 100k den 300k', 'kem', { min: 100_000, max: 300_000 }],
  ['từ 300k đến 100k', '', { min: 100_000, max: 300_000 }],
  ['trên 500k', '', { min: 500_000, max: null }],
  ['nước hoa trên 1 triệu', 'nước hoa', { min: 1_000_000, max: null }],
  ['nước hoa trên 1,5 triệu', 'nước hoa', { min: 1_500_000, max: null }],
  ['toner giá dưới 150.000đ', 'toner', { min: 0, max: 150_000 }],
  ['toner dưới 150000', 'toner', { min: 0, max: 150_000 }],
  ['toner dưới 150.000 đồng', 'toner', { min: 0, max: 150_000 }],
  ['toner từ 200k trở lên', 'toner', { min: 200_000, max: null }],
  ['quà tặng khoảng 500k', 'quà tặng', { min: 400_000, max: 600_000 }],
  ['son 100000-200000', 'son', { min: 100_000, max: 200_000 }],
  ['100000 đến 200000 ', '', { min: 100_000, max: 200_000 }],
  ['son 100.000-200.000đ lì', 'son lì', { min: 100_000, max: 200_000 }],
  ['son 100000 đến 200000 đồng lì', 'son lì', { min: 100_000, max: 200_000 }],
  ['giá 100000-200000 son lì', 'son lì', { min: 100_000, max: 200_000 }],
  ['khoảng 100000-200000 son lì', 'son lì', { min: 100_000, max: 200_000 }],
  ['son 100k', 'son', { min: 80_000, max: 120_000 }],
  ['dưới 200 ngàn son môi', 'son môi', { min: 0, max: 200_000 }],
  ['nước hoa 2tr', 'nước hoa', { min: 1_600_000, max: 2_400_000 }],
  ['quà dưới 1 triệu', 'quà', { min: 0, max: 1_000_000 }],
])('reads the price of %j', (keyword, rest, prices) => {
  expect(readPriceWords(keyword)).toMatchObject({ rest, prices })
})

it('keeps what was typed of the price', () => {
  expect(readPriceWords('son dưới 200k màu đỏ')?.words).toBe('dưới 200k')
})

it.each([
  'son',
  'iphone 15',
  'toner 150ml',
  'kem chống nắng spf 50',
  'mặt nạ vàng 24k',
  'da dưới 30 tuổi',
  'dưới 30',
  '3-5',
  'niacinamide 10%',
  'asahina 9',
  'trên 50ml',
  'vitamin d 10000-20000 iu',
  'vitamin a 10.000 - 25.000 iu',
  'vitamin d 10000 đến 20000 iu',
  'hộp từ 10 đến 20 miếng',
  'shanlu 38 kem',
  '200.000.000.000.000.000.000',
  'dưới 0k',
])('finds no price in %j', (keyword) => {
  expect(readPriceWords(keyword)).toBeNull()
})
