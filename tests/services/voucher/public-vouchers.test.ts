import type { Voucher } from '@/domain/voucher'
import { cartApp } from '@/services/cart/app'
import { database, transaction } from '@/services/database'
import { createGiftCode, issueNextPurchaseVoucher } from '@/services/voucher'
import { change, givenVoucher, noRules } from '../cart/shop'
import { sql } from 'drizzle-orm'
import { useDatabase } from '../database'

useDatabase()
beforeEach(() => change(sql`TRUNCATE voucher.vouchers CASCADE`))

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

async function ask(path: string) {
  const response = await cartApp.request(path)
  const { data, total, code } = await response.json()
  return { status: response.status, data, total, code }
}
const names = async (path: string) => (await ask(path)).data.map(({ name }: Voucher) => name)
async function called(slug: string, changes: object = {}) {
  const { id } = await givenVoucher(changes)
  await change(sql`UPDATE voucher.vouchers SET slug = ${slug} WHERE id = ${id}`)
  return id
}
const automatic = (name: string, changes: object = {}) =>
  givenVoucher({ name, code: null, is_auto_applied: true, ...changes })

describe('auto-applied vouchers', () => {
  it('are listed in pages of six by end date (VCH-03, VCH-04)', async () => {
    for (let number = 8; number >= 1; number -= 1)
      await automatic(`voucher ${number}`, { ends_at: inDays(number) })
    const first = await ask('/vouchers/auto-applied')
    expect(first).toMatchObject({ status: 200, total: 8 })
    expect(first.data.map(({ name }: Voucher) => name)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `voucher ${number}`),
    )
    expect(await names('/vouchers/auto-applied?skip=6')).toEqual(['voucher 7', 'voucher 8'])
    expect(await names('/vouchers/auto-applied?skip=8')).toEqual([])
    expect((await ask('/vouchers/auto-applied/count')).data).toBe(8)
  })

  it('are public vouchers in force without a code', async () => {
    await automatic('for all')
    await automatic('of a member', { owner_id: 7 })
    await automatic('given', { given_for: 'order:1' })
    await automatic('off', { is_active: false })
    await automatic('over', { ends_at: inDays(-0.5) })
    await automatic('to come', { starts_at: inDays(0.5) })
    await givenVoucher({ name: 'with a code' })
    expect(await names('/vouchers/auto-applied')).toEqual(['for all'])
    expect((await ask('/vouchers/auto-applied/count')).data).toBe(1)
  })

  it('contain their discount and conditions', async () => {
    const rules = {
      ...noRules,
      order: { min_amount: 300_000, total_products: 2 },
      brands: [{ id: 3, name: 'Lá Khẽ' }],
    }
    await automatic('quà', { rules, is_member_only: true })
    const { data } = await ask('/vouchers/auto-applied')
    expect(data[0]).toMatchObject({ type: 'gift', rules, is_member_only: true, code: null, tiers: [] })
  })

  it.each(['skip=-1', 'limit=0', 'limit=51', 'skip=x'])('refuse %s', async (wrong) => {
    expect(await ask(`/vouchers/auto-applied?${wrong}`)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

it('lists three vouchers of “buy more, save more”, and none of a member (CRT-10, VCH-05)', async () => {
  const tiers = [{ min_qty: 3, discount: { kind: 'percentage', value: 10, max: null } }]
  for (const number of [1, 2, 3, 4])
    await automatic(`bmsm ${number}`, { type: 'bmsm', tiers, ends_at: inDays(number) })
  await automatic('of a member', { type: 'bmsm', owner_id: 7, ends_at: inDays(0.5) })
  await automatic('another kind', { ends_at: inDays(0.5) })
  expect(await names('/bmsm-voucher')).toEqual(['bmsm 1', 'bmsm 2', 'bmsm 3'])
  expect((await ask('/bmsm-voucher')).data[0].tiers).toEqual(tiers)
})

describe('a voucher by its slug', () => {
  it('is found before, during and after its validity (VCH-09)', async () => {
    await called('dang-co')
    await called('sap-co', { starts_at: inDays(1), ends_at: inDays(2) })
    await called('da-het', { starts_at: inDays(-9), ends_at: inDays(-2) })
    for (const slug of ['dang-co', 'sap-co', 'da-het'])
      expect(await ask(`/vouchers/${slug}`)).toMatchObject({ status: 200, data: { slug } })
  })

  it('is not found when it belongs to a member', async () => {
    const id = await called('moi-nguoi')
    const own = await transaction((tx) =>
      issueNextPurchaseVoucher(tx, { ownerId: 5, from: id, givenFor: 'order:9' }),
    )
    const card = await transaction((tx) => createGiftCode(tx, { amount: 100_000, givenFor: 'order:10' }))
    await called('cua-rieng', { owner_id: 5 })
    await called('da-tat', { is_active: false })
    const secret = [own.code.toLowerCase(), card.code.toLowerCase(), 'cua-rieng', 'da-tat', 'khong-co']
    for (const slug of secret)
      expect(await ask(`/vouchers/${slug}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

it('marks pages of promotions stale when a public voucher changes, not when one is issued to a member', async () => {
  const staleAfter = async (change: () => Promise<unknown>) => {
    await database().execute(sql`TRUNCATE shop.stale_tags`)
    await change()
    const { rows } = await database().execute<{ tag: string }>(sql`SELECT tag FROM shop.stale_tags`)
    return rows.map(({ tag }) => tag)
  }
  let id = 0
  expect(await staleAfter(async () => (id = (await givenVoucher({})).id))).toEqual(['promotions'])
  const end = () => database().execute(sql`UPDATE voucher.vouchers SET is_active = false WHERE id = ${id}`)
  expect(await staleAfter(end)).toEqual(['promotions'])
  expect(await staleAfter(() => givenVoucher({ owner_id: 5 }))).toEqual([])
  const remove = () => database().execute(sql`DELETE FROM voucher.vouchers WHERE id = ${id}`)
  expect(await staleAfter(remove)).toEqual(['promotions'])
})
