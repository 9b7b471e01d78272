import { countWords, missingLength } from '@/domain/review/text-length'

it.each([
  ['', 0],
  ['   \n\t ', 0],
  ['Da mịn', 2],
  ['Da mịn , thơm … !!! 👍', 3],
  ['dùng 2 tuần', 3],
  ['mềm-mịn', 1],
  ['Dùng\u00a0thích', 2],
  ['Kết cấu ổn'.normalize('NFD'), 3],
])('counts the words of "%s": %i (REV-15)', (text, words) => {
  expect(countWords(text)).toBe(words)
})

it.each([
  ['một hai ba', { least: 5, unit: 'words' as const }, 2],
  ['một hai ba bốn năm sáu', { least: 5, unit: 'words' as const }, 0],
  ['Kết  cấu', { least: 10, unit: 'characters' as const }, 3],
  ['Kết cấu'.normalize('NFD'), { least: 10, unit: 'characters' as const }, 3],
  ['👍🏽👩‍👩‍👧', { least: 10, unit: 'characters' as const }, 8],
  ['', { least: 0, unit: 'words' as const }, 0],
])('"%s" under %j misses %i', (text, least, missing) => {
  expect(missingLength(text, least)).toBe(missing)
})
