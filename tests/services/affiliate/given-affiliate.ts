import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Application } from '@/domain/affiliate/application'
import { AFFILIATE_TERMS } from '@/domain/affiliate/application'
import { approvePartner } from '@/services/affiliate'
import { affiliate } from '@/services/affiliate/module'
import { apply } from '@/services/affiliate/partners/apply'
import { pages } from '@/services/content/schema'
import { database } from '@/services/database'
import type { OrderDraft } from '@/services/order'
import { givenMember } from '../account/given-member'
import { givenOrder, type Goods, move } from '../order/given-order'
import { performJob, performListener } from '../perform-job'

process.env.RATE_LIMIT_FACTOR = '1000'

let count = 0

/** Terms in force, without which no member can apply. */
export const givenTerms = (version = 1) =>
  database()
    .insert(pages)
    .values({
      slug: AFFILIATE_TERMS,
      version,
      in_force: '2026-01-01',
      changes: '',
      title: 'Terms',
      markdown: '',
      imported_digest: '',
      updated_at: new Date(),
      shown_title: 'Terms',
      body: '',
    })
    .onConflictDoNothing()

/** A right application; each has an identity and an account of its own. */
export function application(changes: Partial<Application> = {}): Application {
  count += 1
  return {
    name: 'Góc làm đẹp của Lan',
    channels: 'https://example.vn/lan',
    kind: 'person',
    legal_name: 'Nguyễn Thị Lan',
    id_number: `079203${String(count).padStart(6, '0')}`,
    bank_bin: '970436',
    account_number: `00710${String(count).padStart(8, '0')}`,
    account_holder: 'NGUYEN THI LAN',
    terms_version: 1,
    is_agreed: true,
    ...changes,
  }
}

/** A member who is an approved affiliate. */
export async function givenAffiliate(terms: Parameters<typeof approvePartner>[2] = {}) {
  await givenTerms()
  const member = await givenMember({
    user_name: `partner-${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.vn`,
  })
  const { id, code } = await apply(member.id, application())
  await approvePartner(code, { staff: 'staff:test' }, terms)
  return { ...member, partnerId: id, code }
}
export type GivenAffiliate = Awaited<ReturnType<typeof givenAffiliate>>

export const affiliationOf = ({ code }: Pick<GivenAffiliate, 'code'>) => ({
  affiliate_code: code,
  aff_sid: null,
  traffic_id: null,
  utm_source: 'affiliate',
})

let buyers = 0

/** An order of 200.000 ₫ that came by the affiliate's link, from another household. */
export async function affiliatedOrder(
  goods: Goods,
  from: Pick<GivenAffiliate, 'code'>,
  changes: Partial<OrderDraft> = {},
): Promise<string> {
  buyers += 1
  const phone_no = `98${String(buyers).padStart(7, '0')}`
  const { id } = await givenOrder(goods, {
    affiliation: affiliationOf(from),
    contact: { name: 'Lê Hoa', phone_code: '+84', phone_no, email: null },
    delivery_address: {
      recipient_name: 'Lê Hoa',
      phone_code: '+84',
      phone_no,
      street1: `${buyers} Hai Bà Trưng`,
      street2: '',
      ward_code: '26740',
      ward: 'Phường Sài Gòn',
      district: null,
      province_code: '79',
      province: 'Thành phố Hồ Chí Minh',
    },
    ...changes,
  })
  await settle(id)
  return id
}

export const settle = (orderId: string) =>
  performListener(affiliate, 'affiliated-order', { order_id: orderId })
export const earn = () => performJob(affiliate, 'earn-commissions')

/** Delivers an order so many days ago. */
export async function deliver(orderId: string, daysAgo: number): Promise<void> {
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(orderId, event)
  await database().execute(
    sql`UPDATE sales.orders SET delivered_at = now() - make_interval(days => ${daysAgo}) WHERE id = ${orderId}`,
  )
  await settle(orderId)
}

/** An order whose commission is owed. */
export async function earnedOrder(goods: Goods, from: Pick<GivenAffiliate, 'code'>): Promise<string> {
  const id = await affiliatedOrder(goods, from)
  await deliver(id, 31)
  return id
}

export async function commissionOf(orderId: string) {
  const { rows } = await database().execute<{ state: string; amount: number; reasons: string[] }>(
    sql`SELECT state, amount, reasons FROM affiliate.commissions WHERE order_id = ${orderId}`,
  )
  return rows[0] ?? null
}

export async function balanceOf({ partnerId }: Pick<GivenAffiliate, 'partnerId'>): Promise<number> {
  const { rows } = await database().execute<{ amount: number }>(
    sql`SELECT amount::float8 AS amount FROM affiliate.balances WHERE partner_id = ${partnerId}`,
  )
  return rows[0]?.amount ?? 0
}
