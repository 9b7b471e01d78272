import { sentenceCase } from '@/components/search/panel/discovery'

it.each([
  ['son', 'Son'],
  ['đồ tẩy trang', 'Đồ tẩy trang'],
  ['BHA', 'BHA'],
  ['', ''],
])('writes the popular keyword %j like the names beside it: %j (SRC-11)', (keyword, shown) => {
  expect(sentenceCase(keyword)).toBe(shown)
})
