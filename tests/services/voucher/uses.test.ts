import { database, transaction } from '@/services/database'
import { type Buyer, returnVouchers, typedVoucher, useVouchers, useVouchersAgain } from '@/services/voucher'
import { randomUUID } from 'node:crypto'
import { givenOrder, givenVoucher } from '../cart/shop'
import { useDatabase } from '../database'

useDatabase()

const DAY = 86_400_000
const past = { starts_at: new Date(Date.now() - 2 * DAY), ends_at: new Date(Date.now() - DAY) }
const future = { starts_at: new Date(Date.now() + DAY), ends_at: new Date(Date.now() + 2 * DAY) }

async function use(
  voucherIds: (number | string)[],
  buyer: Buyer = 'user:1',
  orderId?: string,
): Promise<string> {
  const order = orderId ?? (await givenOrder())
  await transaction((tx) => useVouchers(tx, { orderId: order, buyer, voucherIds }))
  return order
}
const giveBack = (orderId: string) => transaction((tx) => returnVouchers(tx, orderId))
const again = (orderId: string) => transaction((tx) => useVouchersAgain(tx, orderId))
const gone = (id: number, code: string) => ({
  code: 'VOUCHER_GONE',
  status: 409,
  details: { voucher_id: String(id), reason: { code } },
})

it('is used once by each buyer, and again after it was returned (BUY-05)', async () => {
  const { id } = await givenVoucher()
  const first = await use([id])
  await use([String(id)], 'user:2')
  await use([id], 'phone:+84912345678')
  await expect(use([id])).rejects.toMatchObject(gone(id, 'USED_ALREADY'))
  await giveBack(first)
  const second = await use([id])
  await expect(again(first)).rejects.toMatchObject(gone(id, 'USED_ALREADY'))
  await giveBack(second)
  await again(first)
  await expect(use([id])).rejects.toMatchObject(gone(id, 'USED_ALREADY'))
})

it('is used once by a guest, even with another number or without the cookie', async () => {
  const { id, code } = await givenVoucher()
  const [device, another] = [`device:${randomUUID()}`, `device:${randomUUID()}`]
  const first = await use([id], ['phone:+84911111111', device])
  const same: Buyer[] = [['phone:+84922222222', device], ['phone:+84911111111', another], device]
  for (const buyer of same) {
    await expect(use([id], buyer)).rejects.toMatchObject(gone(id, 'USED_ALREADY'))
    expect(await typedVoucher(database(), { buyer, memberId: null, code })).toMatchObject({ is_used: true })
  }
  const other: Buyer = ['phone:+84922222222', another]
  expect(await typedVoucher(database(), { buyer: other, memberId: null, code })).toMatchObject({
    is_used: false,
  })
  await giveBack(first)
  await use([id], other)
  await again(first)
})

it('is used without limit when none is set', async () => {
  const { id } = await givenVoucher({ uses_per_buyer: null })
  for (let times = 0; times < 3; times += 1) await use([id])
})

it('cannot be used after its last use', async () => {
  const { id } = await givenVoucher({ uses_total: 2, uses_per_buyer: null })
  await use([id], 'user:1')
  await use([id], 'user:2')
  await expect(use([id], 'user:3')).rejects.toMatchObject(gone(id, 'USED_UP'))
})

it.each([
  ['EXPIRED', past],
  ['NOT_STARTED', future],
  ['EXPIRED', { is_active: false }],
  ['NOT_YOURS', { owner_id: 2 }],
])('is gone as %s for %j', async (code, changes) => {
  const { id } = await givenVoucher(changes)
  await expect(use([id])).rejects.toMatchObject(gone(id, code))
})

it('uses all vouchers of an order or none, and refuses unknown vouchers', async () => {
  const [good, expired] = [await givenVoucher(), await givenVoucher(past)]
  await expect(use([good.id, expired.id])).rejects.toMatchObject(gone(expired.id, 'EXPIRED'))
  await use([good.id])
  await expect(use([99_999_999])).rejects.toMatchObject(gone(99_999_999, 'EXPIRED'))
  await use([])
})

it('uses nothing again for an order without returned vouchers', async () => {
  const { id } = await givenVoucher()
  const order = await use([id])
  await again(order)
  await again(await givenOrder())
  await expect(use([id])).rejects.toMatchObject(gone(id, 'USED_ALREADY'))
})

describe('concurrent orders', () => {
  const outcomes = async (works: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(works)
    return {
      used: settled.filter(({ status }) => status === 'fulfilled').length,
      reasons: [
        ...new Set(
          settled.flatMap((each) =>
            each.status === 'rejected' ? [each.reason.details?.reason?.code ?? String(each.reason)] : [],
          ),
        ),
      ],
    }
  }

  it('of one buyer use a voucher once', async () => {
    const { id } = await givenVoucher()
    const orders = await Promise.all(Array.from({ length: 20 }, () => givenOrder()))
    const found = await outcomes(orders.map((order) => use([id], 'user:7', order)))
    expect(found).toEqual({ used: 1, reasons: ['USED_ALREADY'] })
  }, 30_000)

  it('of a guest use it once with many numbers on one device, or one number on many devices', async () => {
    const { id } = await givenVoucher()
    const orders = await Promise.all(Array.from({ length: 12 }, () => givenOrder()))
    const found = await outcomes(
      orders.map((order, n) =>
        use([id], n % 2 ? ['phone:1', `device:${n}`] : [`phone:${n}`, 'device:1'], order),
      ),
    )
    expect(found.used).toBeLessThanOrEqual(2)
    expect(found.reasons).toEqual(['USED_ALREADY'])
  }, 30_000)

  it('of 20 buyers share 5 uses, in any order of their vouchers', async () => {
    const [scarce, plenty] = [await givenVoucher({ uses_total: 5 }), await givenVoucher({ uses_total: 100 })]
    const orders = await Promise.all(Array.from({ length: 20 }, () => givenOrder()))
    const found = await outcomes(
      orders.map((order, n) =>
        use(n % 2 ? [scarce.id, plenty.id] : [plenty.id, scarce.id], `user:${100 + n}`, order),
      ),
    )
    expect(found).toEqual({ used: 5, reasons: ['USED_UP'] })
  }, 30_000)
})
