import { makeReference, readReference } from '@/domain/order/reference'

const CHARACTERS = '0123456789ACEFHJKMNPRTX'

it.each([
  ['2026-07-16', 0],
  ['2026-07-16', 1],
  ['2026-12-31', 279_840],
  ['2026-12-31', 279_841],
  ['2028-02-29', 4_294_967_295],
  ['2099-01-01', Number.MAX_SAFE_INTEGER],
])('reads back the order of %s with number %d (DEC-02)', (day, number) => {
  const reference = makeReference(day, number)
  expect(reference).toMatch(new RegExp(`^NG\\d{6}[${CHARACTERS}]{5,}$`))
  expect(readReference(reference)).toEqual({ reference, day, number })
})

it('looks the same for ever', () => {
  expect(makeReference('2026-07-16', 1)).toBe('NG26071600011')
  expect(makeReference('2026-07-16', 123_456)).toBe('NG260716A38J8')
})

it('forgives how it is typed', () => {
  const reference = makeReference('2026-07-16', 1)
  for (const typed of ['ng26071600011', ' NG 260716-0001-1 ', 'NG26O7I6OOO1L', 'NGZ6O7L6QQDII'])
    expect(readReference(typed)?.reference).toBe(reference)
})

it('finds every single wrong character and every two that changed places', () => {
  const reference = makeReference('2026-07-16', 123_456)
  for (let index = 2; index < reference.length; index++) {
    for (const character of CHARACTERS) {
      if (character === reference[index]) continue
      expect(readReference(reference.slice(0, index) + character + reference.slice(index + 1))).toBeNull()
    }
    for (let other = index + 1; other < reference.length; other++) {
      const swapped = Array.from(reference)
      swapped[index] = reference[other]!
      swapped[other] = reference[index]!
      if (reference[index] !== reference[other]) expect(readReference(swapped.join(''))).toBeNull()
    }
  }
})

it.each([
  '',
  'NG',
  'NG2607160001',
  'XX26071600011',
  'NG26131600011',
  'NG260716ÀÀÀÀ1',
  `NG${'0'.repeat(60)}`,
  '🛍️',
])('does not take %j for a reference', (typed) => expect(readReference(typed)).toBeNull())

it('is made of days and whole numbers alone', () => {
  expect(() => makeReference('2026-02-30', 1)).toThrow(RangeError)
  expect(() => makeReference('1999-01-01', 1)).toThrow(RangeError)
  for (const number of [-1, 1.5, NaN, 2 ** 53])
    expect(() => makeReference('2026-07-16', number)).toThrow(RangeError)
})
