import { cleanKeyword, plainKeyword } from '@/domain/search/keyword'

it.each([
  ['  Son   lì ', 'Son lì'],
  ['son\u0000\u0007\nlì', 'son lì'],
  ['Dưỡng Ẩm'.normalize('NFD'), 'Dưỡng Ẩm'.normalize('NFC')],
  ['a\ud800b', 'a b'],
  ['\u200b\u202e', ''],
  ['\u0301', ''],
  [`so${'\u0316'.repeat(40)}n`, 'so\u0316\u0316n'],
  ['', ''],
  ['"><script>', '"><script>'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['😀'.repeat(300), '😀'.repeat(200)],
])('cleans %j (SRC-15)', (text, keyword) => {
  expect(cleanKeyword(text)).toBe(keyword)
  expect(cleanKeyword(keyword)).toBe(keyword)
})

it.each([
  ['Kem Chống Nắng', 'kem chong nang'],
  ['ĐẮP mặt', 'dap mat'],
  ['dưỡng ẩm'.normalize('NFD'), 'duong am'],
])('compares %j by %j', (keyword, plain) => {
  expect(plainKeyword(keyword)).toBe(plain)
})
