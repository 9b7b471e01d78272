import { requiredOf, termsOf, wordingsOf } from '@/services/catalog/search/terms'

const shape = (keyword: string) =>
  termsOf(keyword.split(' ')).map(({ role, phrases, colour }) => [role, phrases[0]?.join(' '), colour])

it('groups the longest known phrases', () => {
  expect(shape('kem chong nang da dau')).toEqual([
    ['subject', 'kem chong nang', null],
    ['subject', 'da', null],
    ['subject', 'dau', null],
  ])
})

it('recognizes colours, but not in phrases with another meaning', () => {
  expect(shape('son mau do')).toEqual([
    ['subject', 'son', null],
    ['weak', 'mau', null],
    ['detail', 'do', 'do'],
  ])
  expect(shape('son red')).toContainEqual(['detail', 'red', 'do'])
  for (const keyword of ['nuoc hoa hong', 'tay trang', 'da nhay cam', 'mun dau den', 'ma hong'])
    expect(shape(keyword).every(([, , colour]) => colour === null)).toBe(true)
})

it('does not require weak words, unless all words are weak', () => {
  const required = (keyword: string) =>
    requiredOf(termsOf(keyword.split(' '))).map(({ phrases }) => phrases[0]?.join(' '))
  expect(required('loai toner nao tot cho da mun')).toEqual(['toner', 'da', 'mun'])
  expect(required('qua tang me')).toEqual(['qua tang'])
  expect(required('kem me')).toEqual(['kem', 'me'])
  expect(required('ban gai')).toEqual(['ban gai'])
})

it('marks the terms that are specific enough to be searched alone', () => {
  const specific = (keyword: string) => termsOf(keyword.split(' ')).map(({ isSpecific }) => isSpecific)
  expect(specific('iphone 15')).toEqual([true, false])
  expect(specific('xe may')).toEqual([false, false])
  expect(specific('ao khoac nam')).toEqual([false, false, false])
  expect(specific('toner 100ml do')).toEqual([true, false, false])
})

it('says the same in other words', () => {
  expect(wordingsOf(['cho', 'ba', 'bau'])).toContainEqual(['me', 'bau'])
  expect(wordingsOf(['kcn'])).toContainEqual(['kem', 'chong', 'nang'])
})
