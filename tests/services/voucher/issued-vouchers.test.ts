import { sql } from 'drizzle-orm'
import { database, transaction } from '@/services/database'
import {
  choosableVouchers,
  createGiftCode,
  issueNextPurchaseVoucher,
  vouchersForProduct,
} from '@/services/voucher'
import { givenProducts } from '../catalog/fixtures'
import { givenVoucher, noRules } from '../cart/shop'
import { useDatabase } from '../database'

useDatabase()

const rowOf = async (code: string) => {
  const { rows } = await database().execute(sql`SELECT * FROM voucher.vouchers WHERE code = ${code}`)
  return rows[0]
}
const daysUntil = (instant: Date) => Math.round((instant.getTime() - Date.now()) / 86_400_000)

it('issues the promised voucher once, for 60 days, to this member only', async () => {
  const rules = { ...noRules, order: { min_amount: 500_000, total_products: null } }
  const promise = await givenVoucher({
    type: 'next_purchase_voucher',
    code: null,
    is_auto_applied: true,
    rules,
  })
  const grant = () =>
    transaction((tx) =>
      issueNextPurchaseVoucher(tx, { ownerId: 5, from: String(promise.id), givenFor: 'order:1:x' }),
    )
  const made = await grant()
  expect(await grant()).toEqual(made)
  expect(made.code).toMatch(/^[A-Z0-9]{12,40}$/)
  expect(daysUntil(made.ends_at)).toBe(60)
  expect(await rowOf(made.code)).toMatchObject({
    owner_id: 5,
    is_member_only: true,
    is_auto_applied: false,
    type: 'next_purchase_voucher',
    uses_total: 1,
    rules,
  })
  await expect(
    transaction((tx) => issueNextPurchaseVoucher(tx, { ownerId: 5, from: 99_999_999, givenFor: 'order:2' })),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('issues the code of a gift card once, with the value of the card', async () => {
  const make = (amount = 500_000) =>
    transaction((tx) => createGiftCode(tx, { amount, givenFor: 'order:3:line:1' }))
  const made = await make()
  expect(await make()).toEqual(made)
  expect(daysUntil(made.ends_at)).toBe(365)
  expect(await rowOf(made.code)).toMatchObject({
    discount: { kind: 'amount', value: 500_000, max: null },
    uses_total: 1,
    owner_id: null,
  })
  for (const amount of [0, -1, 1.5]) await expect(make(amount)).rejects.toThrow(RangeError)
})

it('issues one voucher for concurrent calls', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction((tx) => createGiftCode(tx, { amount: 100_000, givenFor: 'order:4:line:1' })),
    ),
  )
  expect(new Set(made.map(({ code }) => code)).size).toBe(1)
})

it('does not list codes of gift cards and of members for other members', async () => {
  const [product = 0] = await givenProducts({ name: 'Son' })
  const open = await givenVoucher()
  const gift = await transaction((tx) => createGiftCode(tx, { amount: 100_000, givenFor: 'order:5' }))
  const own = await transaction((tx) =>
    issueNextPurchaseVoucher(tx, { ownerId: 8, from: open.id, givenFor: 'order:6' }),
  )
  const shown = await vouchersForProduct(database(), product, 50)
  expect(shown.map(({ code }) => code)).toContain(open.code)
  const codesFor = async (memberId: number | null) => {
    const found = await choosableVouchers(database(), { buyer: `user:${memberId ?? 0}`, memberId })
    return found.map(({ code }) => code)
  }
  for (const codes of [shown.map(({ code }) => code), await codesFor(null), await codesFor(9)]) {
    expect(codes).not.toContain(gift.code)
    expect(codes).not.toContain(own.code)
  }
  expect(await codesFor(8)).toContain(own.code)
})
