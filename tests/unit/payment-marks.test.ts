import { readdirSync, readFileSync } from 'node:fs'
import { OFFERED_PAYMENT_CODES, PAYMENT_CODES } from '@/domain/order/payment/payment-methods'
import bag from '@/messages/vi/bag.json'
import payment from '@/messages/vi/payment.json'

const FOLDER = 'public/payment'
const files = readdirSync(FOLDER)
const drawing = (file: string) =>
  /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]

it('has a mark for every way to pay that is offered (PAY-02)', () => {
  for (const code of OFFERED_PAYMENT_CODES) expect(files).toContain(`${code}.svg`)
})

it.each([
  ['payment.line', payment.line],
  ['bag.method', bag.method],
])('has words for every way to pay in %s', (_, words) => {
  expect(Object.keys(words).sort()).toEqual([...PAYMENT_CODES].sort())
})

it.each([
  ...['visa', 'mastercard', 'jcb', 'napas', 'vietqr', 'momo', 'zalopay', 'vnpay', 'shopeepay', 'onepay'],
  'cash_on_delivery',
])('shows %s on the sheet of the footer as it is by itself', (mark) => {
  expect(drawing('all-marks.svg')).toContain(drawing(`${mark}.svg`))
})

it('draws the marks without fonts and other files', () => {
  for (const file of files)
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).not.toMatch(/<text|href=|<image/)
})
