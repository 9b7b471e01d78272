import type { Random } from '@/domain/random'

/** GS1 prefixes of the countries brands come from. */
const prefixes: Record<string, string> = {
  vn: '893',
  kr: '880',
  jp: '490',
  fr: '350',
  us: '081',
  gb: '503',
  th: '885',
  de: '405',
  it: '801',
  au: '931',
  ch: '764',
  tw: '471',
  es: '843',
  se: '735',
}

const given = new Set<string>()

/** EAN-13 check digit of the first twelve digits. */
export function checkDigit(twelve: string): number {
  const sum = Array.from(twelve).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** A valid EAN-13 no other combination has. */
export function nextGtin(random: Random, country_code: string): string {
  const twelve = `${prefixes[country_code] ?? '893'}${String(random.int(0, 999_999_999)).padStart(9, '0')}`
  if (given.has(twelve)) return nextGtin(random, country_code)
  given.add(twelve)
  return `${twelve}${checkDigit(twelve)}`
}
