import { order as orderModule } from '@/services/order/module'
import { eq } from 'drizzle-orm'
import { hashPassword } from '@/services/account/sign-in/passwords'
import { apps } from '@/services/app'
import { database, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { orderFacts } from '@/services/order'
import { refundOrder } from '@/services/payment'
import { createGiftCode, giftCardName, typedVoucher } from '@/services/voucher'
import { voucher_uses } from '@/services/voucher/schema'
import { givenMember } from '../account/given-member'
import { givenVoucher } from '../cart/shop'
import { useDatabase } from '../database'
import { type Goods, givenGoods, givenOrder, lineOf, mailsOf, move } from './given-order'

useDatabase()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

const card = (delivery_date = '2026-01-01') =>
  lineOf(goods, {
    quantity: 1,
    total: 100_000,
    egift_info: {
      ...{
        sender_name: 'Hoa',
        recipient_name: 'Lan',
        recipient_email: 'lan@example.vn',
        message: 'Mến tặng',
      },
      delivery_date,
    },
  })

/** An order of two gift cards that were paid for and sent; gives their codes. */
async function givenSentCards() {
  const order = await givenOrder(goods, {
    payment_method: 'bank_transfer',
    shipping_method: 'email',
    delivery_address: null,
    lines: [card(), card()],
  })
  await move(order.id, 'pay')
  await runDueJobs(orderModule.jobs)
  const made = await database().execute<{ code: string; id: number }>(
    `SELECT voucher.id, code FROM voucher.vouchers voucher JOIN sales.order_lines line ON given_for = 'egift:' || line.id || ':1' WHERE order_id = '${order.id}'`,
  )
  return { ...order, cards: made.rows }
}

const usable = async (code: string) =>
  (await typedVoucher(database(), { buyer: 'user:1', memberId: 1, code })) !== null
const stateOf = async (id: string) => (await orderFacts(database(), id)).state
const refund = (id: string) => refundOrder(id, { actor: 'test', reason: 'test', isByHand: true })
const openUses = async (orderId: string) =>
  (await database().select().from(voucher_uses).where(eq(voucher_uses.order_id, orderId)))
    .filter(({ given_back_at }) => given_back_at === null)
    .map(({ voucher_id }) => voucher_id)

describe('gift cards whose money goes back', () => {
  it('are worth nothing any more', async () => {
    const { id, cards } = await givenSentCards()
    expect(await stateOf(id)).toBe('delivered')
    expect(await Promise.all(cards.map(({ code }) => usable(code)))).toEqual([true, true])
    await move(id, 'return')
    await move(id, 'refund')
    expect(await Promise.all(cards.map(({ code }) => usable(code)))).toEqual([false, false])
  })

  it('are worth nothing from the moment the staff send the money', async () => {
    const { id, cards } = await givenSentCards()
    await expect(refund(id)).rejects.toMatchObject({ code: 'NOTHING_PAID' })
    await database().execute(
      `INSERT INTO payment.payments (order_id, method, reference, amount, state, created_at) VALUES ('${id}', 'bank_transfer', '${id}', 200000, 'paid', now())`,
    )
    expect(await refund(id)).toBe('refunded')
    expect(await Promise.all(cards.map(({ code }) => usable(code)))).toEqual([false, false])
    expect(await stateOf(id)).toBe('refund')
  })

  it('keep the order where one has been used, for every caller', async () => {
    const { id, cards } = await givenSentCards()
    const spent = await givenOrder(goods, { voucher_ids: [String(cards[1]?.id)] })
    expect(await move(id, 'refund')).toMatchObject({ moved: false, refusal: 'GIFT_CARD_USED' })
    await database().execute(
      `INSERT INTO payment.payments (order_id, method, reference, amount, state, created_at) VALUES ('${id}', 'bank_transfer', '${id}', 200000, 'paid', now())`,
    )
    await expect(refund(id)).rejects.toMatchObject({ code: 'GIFT_CARD_USED', status: 409 })
    expect(await stateOf(id)).toBe('delivered')
    expect(await usable(cards[0]!.code)).toBe(true)
    await move(spent.id, 'cancel')
    expect(await refund(id)).toBe('refunded')
  })

  it('pay for one order or go back, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cards } = await givenSentCards()
      const [bought, back] = await Promise.allSettled([
        givenOrder(goods, { voucher_ids: [String(cards[0]?.id)] }),
        move(id, 'refund'),
      ])
      const isBack = back.status === 'fulfilled' && back.value.moved
      expect([bought.status === 'fulfilled', isBack].filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a gift card that paid', () => {
  /** An order altogether paid by a gift card. */
  async function givenPaidByCard(kind: 'card' | 'voucher' = 'card') {
    const made =
      kind === 'card'
        ? await transaction((tx) =>
            createGiftCode(tx, { amount: 200_000, givenFor: giftCardName(crypto.randomUUID(), 1) }),
          )
        : { voucher_id: String((await givenVoucher()).id) }
    const order = await givenOrder(goods, {
      ...{ voucher_ids: [made.voucher_id], payment_method: 'none', discount: 200_000, total: 0 },
      lines: [lineOf(goods, { discount: 200_000, total: 0 })],
    })
    return order
  }

  it('is good again when the goods come back after they were delivered', async () => {
    const { id } = await givenPaidByCard()
    for (const event of ['pack', 'ship', 'deliver', 'return'] as const) await move(id, event)
    expect(await openUses(id)).toHaveLength(1)
    expect(await refundOrder(id, { actor: 'test', reason: 'test' })).toBe('refunded')
    expect(await openUses(id)).toEqual([])
    expect(await stateOf(id)).toBe('refund')
    expect((await mailsOf(id)).at(-1)?.text).toContain('có thể dùng lại')
    await expect(refundOrder(id, { actor: 'test', reason: 'test' })).rejects.toMatchObject({
      code: 'REFUND_REFUSED',
      details: { refusal: 'ALREADY_DONE' },
    })
  })

  it('is good again when the order is cancelled', async () => {
    const { id } = await givenPaidByCard()
    await move(id, 'cancel', { reason: 'out_of_stock' })
    expect(await openUses(id)).toEqual([])
  })

  it('is more than a voucher, which was of use', async () => {
    const { id } = await givenPaidByCard('voucher')
    for (const event of ['pack', 'ship', 'deliver', 'return', 'refund'] as const) await move(id, event)
    expect(await openUses(id)).toHaveLength(1)
  })
})

it('keeps a member until the last card that was paid for is sent', async () => {
  const password = 'mật khẩu của tôi'
  const member = await givenMember({ password_hash: await hashPassword(password) })
  const { id } = await givenOrder(goods, { user_id: member.id, lines: [lineOf(goods), card('2099-03-08')] })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
  const leave = async () => {
    const answer = await apps.account!.fetch(
      new Request('http://account/user/me', {
        method: 'DELETE',
        headers: { authorization: member.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      }),
    )
    return answer.status
  }
  expect(await leave()).toBe(409)
  const [line] = (
    await database().execute<{ id: string }>(
      `SELECT id FROM sales.order_lines WHERE order_id = '${id}' AND egift_info IS NOT NULL`,
    )
  ).rows
  await transaction((tx) => createGiftCode(tx, { amount: 1, givenFor: giftCardName(line!.id, 1) }))
  expect(await leave()).toBe(200)
})
