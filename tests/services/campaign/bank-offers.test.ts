import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { call } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods } from '../order/given-order'
import { app, daysFromNow, givenOffer, givenTemplate } from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()

afterEach(() => database().execute(sql`DELETE FROM campaign.bank_offers`))

const offers = async (filter: object = {}) =>
  (await call(app, 'GET', `/bank-offers?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.data

const names = async (filter: object = {}) => (await offers(filter)).map(({ name }: { name: string }) => name)

it('says an offer of the bank as the bank gives it, with the first digits of its cards (PAY-06)', async () => {
  await givenOffer({
    card_prefixes: ['970436'],
    min_amount: 500_000,
    payment_methods: ['credit_debit_card'],
    how_to: ['Chọn thẻ', 'Trả tiền'],
  })
  expect(await offers()).toMatchObject([
    {
      bank: 'Ngân hàng Sen',
      given_by: 'bank',
      card_prefixes: ['970436'],
      discount: { kind: 'percentage', value: 5, max: 100_000 },
      min_amount: 500_000,
      how_to: ['Chọn thẻ', 'Trả tiền'],
      voucher_code: null,
    },
  ])
})

it('says an offer of the shop as its voucher gives it, and none whose voucher is not in force', async () => {
  const voucher_id = await givenTemplate({ code: 'SENVNPAY', is_active: true, payment_methods: ['vnpay'] })
  await givenOffer({ given_by: 'shop', voucher_id, discount: { kind: 'amount', value: 1, max: null } })
  expect(await offers()).toMatchObject([
    {
      given_by: 'shop',
      discount: { kind: 'amount', value: 50_000, max: null },
      min_amount: 200_000,
      payment_methods: ['vnpay'],
      voucher_code: 'SENVNPAY',
    },
  ])
  await database().execute(sql`UPDATE voucher.vouchers SET is_active = false WHERE id = ${voucher_id}`)
  expect(await offers()).toEqual([])
})

it('is of no cards where the shop gives it: the database refuses such a row', async () => {
  const voucher_id = await givenTemplate()
  await expect(givenOffer({ given_by: 'shop', voucher_id, card_prefixes: ['970436'] })).rejects.toThrow()
  await expect(givenOffer({ given_by: 'shop' })).rejects.toThrow()
  await expect(givenOffer({ given_by: 'bank', discount: null })).rejects.toThrow()
})

it('is found by product, amount and payment method, between its days', async () => {
  const { productId } = await givenGoods()
  const scope = { brand_ids: [], category_ids: [], product_ids: [productId] }
  await givenOffer({ name: 'product', scope })
  await givenOffer({ name: 'other', scope: { ...scope, product_ids: [productId + 1_000] } })
  await givenOffer({ name: 'large', min_amount: 1_000_000 })
  await givenOffer({ name: 'momo', payment_methods: ['momo'] })
  await givenOffer({ name: 'over', end_date: daysFromNow(-0.1) })
  await givenOffer({ name: 'upcoming', start_date: daysFromNow(0.1) })
  await givenOffer({ name: 'off', is_active: false })
  expect(await names({ product_id: productId })).toEqual(['product', 'large', 'momo'])
  expect(await names({ product_id: productId, amount: 999_999 })).toEqual(['product', 'momo'])
  expect(await names({ payment_method: 'vnpay' })).toEqual(['product', 'other', 'large'])
  expect((await call(app, 'GET', '/bank-offers?filter={"product_id":999999}')).status).toBe(404)
})
