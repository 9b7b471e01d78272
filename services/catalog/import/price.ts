import { RowFault } from '../../feed'

export interface PriceRules {
  /** ISO 4217 currency of prices without one */
  currency: string
  /** dong for one unit, by currency */
  rates: Readonly<Record<string, number>>
  /** dong; prices are rounded to a multiple of it */
  rounding: number
  /** 'auto' detects the decimal separator of each number */
  decimal: '.' | ',' | 'auto'
  /** dong; prices outside the range are rejected as mistakes */
  min_price: number
  max_price: number
}

/** Currency symbols and words besides ISO codes. */
const SIGNS: Readonly<Record<string, string>> = {
  '₫': 'VND',
  đ: 'VND',
  d: 'VND',
  vnđ: 'VND',
  vnd: 'VND',
  đồng: 'VND',
  dong: 'VND',
  $: 'USD',
  us$: 'USD',
  usd$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₩': 'KRW',
  '฿': 'THB',
  rp: 'IDR',
  rm: 'MYR',
  s$: 'SGD',
  a$: 'AUD',
  c$: 'CAD',
  hk$: 'HKD',
  nt$: 'TWD',
}

/**
 * Parses a price of a feed into whole dong: '249.000 ₫', '249,000 VND', 'USD 12.50', '12,50 EUR', '1 299,00'.
 * @throws RowFault bad_price, negative_price, zero_price, price_too_low, price_too_high, unknown_currency, no_rate
 */
export function parsePrice(text: string, rules: PriceRules, columnCurrency?: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  const shown = JSON.stringify(plain.slice(0, 40))
  const match = /^([^\d.,+\-−()]*)([-−+(]?)([^\d.,+\-−()]*)([\d][\d., '’]*|[.,]\d+)([^\d]*)$/u.exec(plain)
  if (!match) throw new RowFault('bad_price', `price ${shown} is not an amount`)
  const [, before = '', sign = '', between = '', digits = '', after = ''] = match
  const amountText = digits.replace(/[.,' ’]+$/, '')
  const currency =
    currencyOf(`${before}${between}`, after.replace(/\)$/, ''), columnCurrency) ?? rules.currency
  const amount = amountOf(amountText, currency, rules.decimal)
  if (amount === null) throw new RowFault('bad_price', `price ${shown} is not an amount`)
  if ((sign === '-' || sign === '−' || sign === '(') && amount > 0)
    throw new RowFault('negative_price', `price ${shown} is below zero`)
  const rate = currency === 'VND' ? 1 : rules.rates[currency]
  if (rate === undefined)
    throw new RowFault('no_rate', `no rate for ${currency}: add it to "rates" of the mapping`)
  if (amount === 0) throw new RowFault('zero_price', 'price is zero')
  const dong = Math.round((amount * rate) / rules.rounding) * rules.rounding
  if (dong < rules.min_price)
    throw new RowFault('price_too_low', `price ${shown} is ${dong} dong, less than ${rules.min_price}`)
  if (dong > rules.max_price)
    throw new RowFault('price_too_high', `price ${shown} is ${dong} dong, more than ${rules.max_price}`)
  return dong
}

function currencyOf(before: string, after: string, column: string | undefined): string | null {
  for (const word of [after, before, column ?? '']) {
    const sign = word
      .trim()
      .replace(/[.:]+$/, '')
      .toLowerCase()
    if (sign === '' || sign === '/-') continue
    const known = SIGNS[sign]
    if (known !== undefined) return known
    if (/^[a-z]{3}$/.test(sign)) return sign.toUpperCase()
    throw new RowFault('unknown_currency', `"${word.trim().slice(0, 20)}" is not a currency`)
  }
  return null
}

/** The amount in a number text; null when it is malformed. */
function amountOf(text: string, currency: string, decimal: '.' | ',' | 'auto'): number | null {
  const compact = text.replace(/[ '’]/g, '')
  const mark = decimal === 'auto' ? decimalMark(compact, currency) : decimal
  const thousands = compact.replace(mark === null ? /[.,]/g : mark === '.' ? /,/g : /\./g, ' ')
  const groups = (mark === null ? thousands : (thousands.split(mark)[0] ?? '')).split(' ')
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  const plain =
    mark === null ? thousands.replaceAll(' ', '') : thousands.replaceAll(' ', '').replace(mark, '.')
  return isGrouped && /^(\d{1,15}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** Detects the decimal separator: the last of two different separators, or a single one that does not separate thousands; null for none. */
function decimalMark(text: string, currency: string): '.' | ',' | null {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (dots + commas !== 1) return null
  const mark = dots === 1 ? '.' : ','
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  if (!isThousands) return mark
  // '1.299' is more than a thousand in dong, euros and rupiah; in other currencies it has three decimals.
  return mark === '.' && !['VND', 'EUR', 'IDR'].includes(currency) ? '.' : null
}
