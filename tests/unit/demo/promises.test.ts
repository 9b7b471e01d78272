import { brands } from '@/demo/data/brands'
import { products } from '@/demo/data/products'
import { makeBanners } from '@/demo/data/promotions/banners'
import { makePromotions } from '@/demo/data/promotions/promotions'
import { type DemoDiscount, makeVouchers } from '@/demo/data/promotions/vouchers'
import { OFFERED_PAYMENT_CODES } from '@/domain/order/payment/payment-methods'

const vouchers = makeVouchers(products)
const banners = makeBanners({ brands, products, categoryLink: (key) => key, brandLink: (key) => key })
const promotions = makePromotions(products)

/** Amounts of dong and percentages that a text types. */
const dongIn = (text: string) =>
  [...text.matchAll(/([\d.]+)\s₫/g)].map(([, digits = '']) => Number(digits.replaceAll('.', '')))
const percentIn = (text: string) => [...text.matchAll(/(\d+)%/g)].map(([, digits]) => Number(digits))

type Offer = Pick<(typeof vouchers)[number], 'discount' | 'tiers' | 'rules'>

function amountsOf({ discount, tiers, rules }: Offer) {
  const all: DemoDiscount[] = [discount, ...tiers.map((tier) => tier.discount)]
  return {
    dong: [
      rules.order.min_amount,
      ...all.flatMap(({ kind, value, max }) => (kind === 'amount' ? [value] : [max])),
    ].filter((amount) => amount !== null),
    percent: all.flatMap(({ kind, value }) => (kind === 'percentage' ? [value] : [])),
  }
}

/** Conditions that no rule of vouchers checks. */
const UNCHECKED =
  /cuối tuần|thứ bảy|chủ nhật|đầu tiên|lần đầu|đơn đầu|sinh nhật của bạn|tháng sinh nhật|mỗi tuần|khách mới/i

test('a voucher says its own amounts and every condition of its rule', () => {
  expect(vouchers.length).toBeGreaterThan(10)
  for (const voucher of vouchers) {
    const said = `${voucher.name} ${voucher.description}`
    const { dong, percent } = amountsOf(voucher)
    const wrong = [
      ...dongIn(said).filter((amount) => !dong.includes(amount)),
      ...percentIn(said).filter((share) => !percent.includes(share)),
    ]
    expect([voucher.key, wrong]).toEqual([voucher.key, []])
    const least = voucher.rules.order.min_amount
    if (least !== null)
      expect([voucher.key, dongIn(said)]).toEqual([voucher.key, expect.arrayContaining([least])])
    expect(said).not.toMatch(UNCHECKED)
  }
})

test('a code that a promotion or banner names exists, with the amounts that are said', () => {
  const texts = [
    ...promotions.map(({ slug, name, description, tnc, sections }) => ({
      key: slug,
      text: [name, description, tnc, ...sections.map(({ body }) => body)].join(' '),
    })),
    ...banners.map((banner) => ({ key: banner.key, text: JSON.stringify(banner) })),
  ]
  let named = 0
  for (const { key, text } of texts) {
    for (const [, code] of text.matchAll(/mã ([A-Z]+\d*)/g)) {
      named += 1
      const voucher = vouchers.find((known) => known.code === code)
      expect([key, code, voucher?.code]).toEqual([key, code, code])
      if (!voucher) continue
      const { dong, percent } = amountsOf(voucher)
      expect([key, dongIn(text).filter((amount) => !dong.includes(amount))]).toEqual([key, []])
      expect([key, percentIn(text).filter((share) => !percent.includes(share))]).toEqual([key, []])
    }
  }
  expect(named).toBeGreaterThan(3)
})

test('an offer of a partner names a voucher that is limited to a method of payment', () => {
  const partners = promotions.filter(({ category }) => category === 'partner')
  expect(partners.length).toBeGreaterThan(0)
  for (const { slug, name, description, sections } of partners) {
    const text = [name, description, ...sections.map(({ body }) => body)].join(' ')
    expect([slug, text.match(UNCHECKED)]).toEqual([slug, null])
    const code = /mã ([A-Z]+\d*)/.exec(text)?.[1]
    const voucher = vouchers.find((known) => known.code === code)
    expect([slug, voucher?.payment_methods.length]).toEqual([slug, 1])
    expect(OFFERED_PAYMENT_CODES).toEqual(expect.arrayContaining(voucher?.payment_methods ?? ['none']))
  }
})
