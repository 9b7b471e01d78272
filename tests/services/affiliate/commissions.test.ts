import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { approvePartner, markCouponCode, rejectPartner, setRate } from '@/services/affiliate'
import { openSession } from '@/services/account/sign-in/session'
import { affiliate as affiliateModule } from '@/services/affiliate/module'
import { apply } from '@/services/affiliate/partners/apply'
import { database } from '@/services/database'
import { order } from '@/services/order/module'
import { vouchers } from '@/services/voucher/schema'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, type Goods, move } from '../order/given-order'
import { runEvents } from '../perform-job'
import { checkBooks } from './books'
import {
  affiliatedOrder,
  affiliationOf,
  application,
  balanceOf,
  commissionOf,
  deliver,
  earn,
  earnedOrder,
  givenAffiliate,
  givenTerms,
  settle,
} from './given-affiliate'

useDatabase()
checkBooks()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

describe('a commission (ORD-55)', () => {
  it('waits until the goods cannot be returned any more, then is owed once', async () => {
    const affiliate = await givenAffiliate()
    const order = await affiliatedOrder(goods, affiliate)
    expect(await commissionOf(order)).toEqual({ state: 'pending', amount: 10_000, reasons: [] })
    await deliver(order, 29)
    await earn()
    expect([(await commissionOf(order))?.state, await balanceOf(affiliate)]).toEqual(['pending', 0])
    await database().execute(
      sql`UPDATE affiliate.commissions SET due_at = now() - interval '1 minute' WHERE order_id = ${order}`,
    )
    await database().execute(
      sql`UPDATE sales.orders SET delivered_at = now() - interval '30 days 1 minute' WHERE id = ${order}`,
    )
    await Promise.all([earn(), earn(), settle(order), settle(order)])
    expect([(await commissionOf(order))?.state, await balanceOf(affiliate)]).toEqual(['earned', 10_000])
  })

  it('follows the order by itself, from its placing to its end', async () => {
    const affiliate = await givenAffiliate()
    const deliverEvents = () => runEvents(order, affiliateModule)
    const { id } = await givenOrder(goods, {
      affiliation: affiliationOf(affiliate),
      contact: { name: 'Lê Hoa', phone_code: '+84', phone_no: '966000111', email: null },
    })
    await deliverEvents()
    expect((await commissionOf(id))?.state).toBe('pending')
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
    await deliverEvents()
    const { rows } = await database().execute<{ days: number }>(
      sql`SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM affiliate.commissions WHERE order_id = ${id}`,
    )
    expect(rows[0]?.days).toBe(30)
    await move(id, 'return')
    await deliverEvents()
    expect((await commissionOf(id))?.state).toBe('void')
  })

  it('lapses with a cancelled order, and is taken back with one that is returned late', async () => {
    const affiliate = await givenAffiliate()
    const cancelled = await affiliatedOrder(goods, affiliate)
    await move(cancelled, 'cancel')
    await settle(cancelled)
    expect((await commissionOf(cancelled))?.state).toBe('void')

    const returned = await earnedOrder(goods, affiliate)
    expect(await balanceOf(affiliate)).toBe(10_000)
    await move(returned, 'return')
    for (let turn = 0; turn < 3; turn += 1) await settle(returned)
    expect([(await commissionOf(returned))?.state, await balanceOf(affiliate)]).toEqual(['void', 0])
  })

  it('has the rate of the deepest category that has one, and keeps it when the rate changes', async () => {
    const { rows } = await database().execute<{ id: number }>(
      sql`SELECT category.id FROM catalog.product_categories placed JOIN catalog.categories category ON category.id = placed.category_id
        WHERE placed.product_id = ${goods.productId} ORDER BY category.level DESC LIMIT 1`,
    )
    const category = rows[0]!.id
    const affiliate = await givenAffiliate()
    await setRate(database(), category, 1_234)
    const order = await affiliatedOrder(goods, affiliate)
    await setRate(database(), category, 100)
    await settle(order)
    expect((await commissionOf(order))?.amount).toBe(24_680)
    await setRate(database(), category, null)
    await expect(setRate(database(), 0, null)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(setRate(database(), 0, 5_001)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('lapses when the affiliate is closed before it is earned', async () => {
    const affiliate = await givenAffiliate()
    const [open, earned] = [await affiliatedOrder(goods, affiliate), await earnedOrder(goods, affiliate)]
    await rejectPartner(affiliate.code, { staff: 'staff:test', note: 'spam' })
    for (const order of [open, earned]) await settle(order)
    expect([(await commissionOf(open))?.state, (await commissionOf(earned))?.state]).toEqual([
      'void',
      'earned',
    ])
    // From now on the links lead to nothing.
    expect(await commissionOf(await affiliatedOrder(goods, affiliate))).toBeNull()
  })

  it('is not given for an order of before the approval, nor of before the approval that followed a rejection', async () => {
    await givenTerms()
    const member = await givenMember()
    const { code } = await apply(member.id, application())
    const early = await affiliatedOrder(goods, { code })
    await approvePartner(code, { staff: 'staff:test' })
    const between = await affiliatedOrder(goods, { code })
    // A change of terms is no new approval.
    await approvePartner(code, { staff: 'staff:test' }, { cookieDays: 60 })
    await settle(early)
    expect(await commissionOf(early)).toBeNull()
    expect((await commissionOf(between))?.state).toBe('pending')

    await rejectPartner(code, { staff: 'staff:test', note: 'x' })
    const whileClosed = await affiliatedOrder(goods, { code })
    await apply(member.id, application())
    await settle(between)
    expect((await commissionOf(between))?.state).toBe('void')
    await approvePartner(code, { staff: 'staff:test' })
    await settle(whileClosed)
    expect(await commissionOf(whileClosed)).toBeNull()
    expect((await commissionOf(await affiliatedOrder(goods, { code })))?.state).toBe('pending')
    // What lapsed with the first approval does not come back with the second one.
    await settle(between)
    expect((await commissionOf(between))?.state).toBe('void')
  })

  it('is earned although another one cannot be, and the job says so', async () => {
    const affiliate = await givenAffiliate()
    const [broken, other] = [await affiliatedOrder(goods, affiliate), await affiliatedOrder(goods, affiliate)]
    for (const order of [broken, other]) await deliver(order, 29)
    await database().execute(
      sql.raw(`
      UPDATE sales.orders SET delivered_at = now() - interval '31 days' WHERE id IN ('${broken}', '${other}');
      UPDATE affiliate.commissions SET due_at = now() - interval '1 hour' WHERE order_id = '${broken}';
      UPDATE affiliate.commissions SET due_at = now() - interval '1 minute' WHERE order_id = '${other}';
      CREATE FUNCTION affiliate.fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END';
      CREATE TRIGGER fails BEFORE UPDATE ON affiliate.commissions FOR EACH ROW WHEN (NEW.order_id = '${broken}') EXECUTE FUNCTION affiliate.fail()`),
    )
    await expect(earn()).rejects.toThrow('1 due commissions failed')
    await database().execute(sql.raw('DROP FUNCTION affiliate.fail() CASCADE'))
    expect([(await commissionOf(broken))?.state, (await commissionOf(other))?.state]).toEqual([
      'pending',
      'earned',
    ])
    await earn()
    expect(await balanceOf(affiliate)).toBe(20_000)
  })

  it('is of no affiliate with a forged code', async () => {
    const order = await affiliatedOrder(goods, { code: 'ZZZZZZZZ' })
    expect(await commissionOf(order)).toBeNull()
  })
})

describe('no commission is given', () => {
  it("for the affiliate's own order", async () => {
    const affiliate = await givenAffiliate()
    const order = await affiliatedOrder(goods, affiliate, { user_id: affiliate.id })
    await deliver(order, 31)
    await earn()
    const commission = await commissionOf(order)
    expect(commission).toMatchObject({ state: 'refused', reasons: ['own-order'] })
    expect(await balanceOf(affiliate)).toBe(0)
  })

  it('for an order of a member of the same household', async () => {
    const affiliate = await givenAffiliate()
    const buyer = await givenMember()
    const deviceId = randomUUID()
    for (const { id } of [affiliate, buyer]) await openSession(database(), id, { deviceId })
    await database().execute(sql`DELETE FROM account.sessions WHERE user_id = ${affiliate.id}`)
    const ordered = await affiliatedOrder(goods, affiliate, { user_id: buyer.id })
    expect(await commissionOf(ordered)).toMatchObject({ state: 'refused', reasons: ['device'] })
  })

  it("for an order from the affiliate's device, signed in or not", async () => {
    const affiliate = await givenAffiliate()
    const deviceId = randomUUID()
    await openSession(database(), affiliate.id, { deviceId })
    const order = await affiliatedOrder(goods, affiliate, { device_id: deviceId })
    expect(await commissionOf(order)).toMatchObject({ state: 'refused', reasons: ['device'] })
  })

  it('for an order to the same household, however the street is written', async () => {
    const affiliate = await givenAffiliate()
    await database().execute(sql`
      INSERT INTO account.addresses (user_id, label, recipient_name, phone_code, phone_no, province_code, province, ward_code, ward, address1)
      VALUES (${affiliate.id}, 'Nhà', 'Lan', '+84', '912000111', '79', '', '26740', '', '5 ĐƯỜNG Pasteur')`)
    const order = await givenOrder(goods, { affiliation: affiliationOf(affiliate) })
    await database().execute(sql`
      UPDATE sales.orders SET delivery_address = delivery_address || '{"street1": "5 duong pasteur"}' WHERE id = ${order.id}`)
    await settle(order.id)
    expect(await commissionOf(order.id)).toMatchObject({ state: 'refused', reasons: ['address'] })
  })

  it('with the code of a coupon site, but to those who may use them', async () => {
    const code = `SAN${randomUUID().slice(0, 6).toUpperCase()}`
    const [voucher] = await database()
      .insert(vouchers)
      .values({
        ...{ type: 'voucher', code, slug: code.toLowerCase(), name: code },
        ...{ rules: {} as never, starts_at: new Date(0), ends_at: new Date('2099-01-01') },
      })
      .returning({ id: vouchers.id })
    await markCouponCode(database(), code.toLowerCase(), { staff: 'staff:test', isPublished: true })
    const use = async (order: string) => {
      await database().execute(
        sql`INSERT INTO voucher.voucher_uses (order_id, voucher_id, buyer) VALUES (${order}, ${voucher!.id}, 'device:x')`,
      )
      await settle(order)
      return commissionOf(order)
    }
    const other = await givenMember()
    const ordered = (from: Parameters<typeof affiliationOf>[0]) =>
      givenOrder(goods, {
        ...{ affiliation: affiliationOf(from), user_id: other.id, delivery_address: null },
        contact: { name: 'Lê Hoa', phone_code: '+84', phone_no: '977000111', email: null },
      })
    expect(await use((await ordered(await givenAffiliate())).id)).toMatchObject({ reasons: ['coupon'] })
    expect(await use((await ordered(await givenAffiliate({ mayUseCoupons: true }))).id)).toMatchObject({
      state: 'pending',
    })
  })
})

describe('the database refuses', () => {
  it('a commission without its entries, a changed entry and a changed balance', async () => {
    const affiliate = await givenAffiliate()
    const order = await earnedOrder(goods, affiliate)
    const write = (statement: ReturnType<typeof sql>) => database().execute(statement)
    await expect(
      write(sql`UPDATE affiliate.commissions SET state = 'void' WHERE order_id = ${order}`),
    ).rejects.toThrow()
    await expect(
      write(sql`UPDATE affiliate.entries SET amount = 1 WHERE order_id = ${order}`),
    ).rejects.toThrow()
    await expect(
      write(sql`UPDATE affiliate.balances SET amount = 1 WHERE partner_id = ${affiliate.partnerId}`),
    ).rejects.toThrow()
    await expect(
      write(sql`INSERT INTO affiliate.entries (partner_id, amount, reason, order_id, turn, balance_after)
        VALUES (${affiliate.partnerId}, 5, 'commission', ${order}, 7, 0)`),
    ).rejects.toThrow()
    expect(await balanceOf(affiliate)).toBe(10_000)
  })
})
