import { plainText, slugify, stripDiacritics, truncate } from '@/domain/text'

describe('without diacritics', () => {
  it.each([
    ['Dưỡng Ẩm Đỏ', 'Duong Am Do'],
    ['kem nền', 'kem nen'],
    ['kem nền'.normalize('NFD'), 'kem nen'],
    ['Lancôme L’Oréal', 'Lancome L’Oreal'],
    ['ĐẸP', 'DEP'],
    ['', ''],
  ])('%s → %s (SRC-15)', (text, stripped) => {
    expect(stripDiacritics(text)).toBe(stripped)
  })
})

describe('slug', () => {
  it.each([
    ['Nước Tẩy Trang 400ml', 'nuoc-tay-trang-400ml'],
    ["L'air Barbès — Eau de Parfum!", 'lair-barbes-eau-de-parfum'],
    ['  --  ', 'san-pham'],
    ['日本', 'san-pham'],
    ['a'.repeat(300), 'a'.repeat(120)],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })
})

describe('truncate', () => {
  it('keeps what fits', () => expect(truncate('Son', 3)).toBe('Son'))
  it('cuts with an ellipsis', () => expect(truncate('Son môi đỏ', 4)).toBe('Son…'))
  it('never splits a combined letter', () =>
    expect(truncate('đỏ'.normalize('NFD') + 'x', 2)).toBe(`${'đỏ'.normalize('NFD')}…`))
})

describe('plain text', () => {
  it('drops tags and folds spaces', () =>
    expect(plainText('<p>Dịu&nbsp;nhẹ</p>\n<ul><li>A &amp; B</li></ul>')).toBe('Dịu nhẹ A & B'))
  it('reads an escaped entity once', () => expect(plainText('&amp;lt;')).toBe('&lt;'))
})
