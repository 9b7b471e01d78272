import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Bag } from '@/domain/bag/view'
import { cartApp } from '@/services/cart/app'
import { combinationIds, insertPromotions } from '@/services/catalog'
import { database } from '@/services/database'
import { insertVouchers } from '@/services/voucher'

/** Who calls: a member (`authorization`), a device, or both. */
export interface Caller {
  authorization?: string
  device?: string
}

export const visitor = (): Caller => ({ device: randomUUID() })

/* eslint-disable @typescript-eslint/no-explicit-any */
interface Answer {
  status: number
  code?: string
  details?: any
  // Answers are looked at as they come.
  data: any
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A call of the cart service as the gateway makes it. */
export async function ask(who: Caller, method: string, path: string, json?: object): Promise<Answer> {
  const response = await cartApp.request(path, {
    method,
    headers: {
      ...(who.authorization && { authorization: who.authorization }),
      ...(who.device && { 'x-device-id': who.device }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  const { code, details, data } = await response.json()
  return { status: response.status, code, details, data }
}

export const bagOf = async (who: Caller): Promise<Bag> => (await ask(who, 'GET', '/carts/me')).data

export const add = (who: Caller, goods: object) => ask(who, 'POST', '/carts/me/lines', goods)

/** Puts goods in and expects them to be. */
export async function put(who: Caller, goods: object): Promise<{ bag: Bag; line_id: string }> {
  const { status, data, ...refusal } = await add(who, goods)
  if (status !== 200) throw new Error(`not put into the bag: ${JSON.stringify(refusal)}`)
  return data
}

/** The combination of a product as a call names the two. */
export async function goodsOf(product_id: number, key = 'one') {
  const ids = await combinationIds(database(), [product_id])
  const id = ids.get(`${product_id}/${key}`)
  if (id === undefined) throw new Error(`no combination ${key} of ${product_id}`)
  return { product_id, combination_id: String(id) }
}

export const change = (statement: ReturnType<typeof sql>) => database().execute(statement)

export const setStock = (combinationId: string, stock: number) =>
  change(sql`UPDATE catalog.combinations SET stock = ${stock} WHERE id = ${Number(combinationId)}`)

export const setPrice = (combinationId: string, price: number) =>
  change(sql`UPDATE catalog.combinations SET price = ${price} WHERE id = ${Number(combinationId)}`)

export const switchOn = (toggle: string, isOn = true) =>
  change(sql`UPDATE account.feature_toggles SET is_on = ${isOn} WHERE feature_name = ${toggle}`)

export const noRules = {
  order: { min_amount: null, total_products: null },
  brands: [],
  categories: [],
  products: [],
}

let count = 0
const DAY = 86_400_000

/** A voucher in force that takes 40.000 ₫ off any goods; gives its code and id. */
export async function givenVoucher(
  changes: object = {},
): Promise<{ id: number; code: string; slug: string }> {
  const code = `CODE${++count}`
  const slug = `voucher-${count}`
  await insertVouchers(database(), [
    {
      type: 'gift',
      code,
      slug,
      name: `Voucher ${count}`,
      discount: { kind: 'amount', value: 40_000, max: null },
      rules: noRules,
      starts_at: new Date(Date.now() - DAY),
      ends_at: new Date(Date.now() + DAY),
      ...changes,
    },
  ])
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM voucher.vouchers WHERE slug = ${slug}`,
  )
  return { id: rows[0]!.id, code, slug }
}

type PromotionInput = Parameters<typeof insertPromotions>[1][number]

export async function givenPromotion(changes: Partial<PromotionInput>): Promise<void> {
  await insertPromotions(database(), [
    {
      slug: `promotion-${++count}`,
      name: `Khuyến mãi ${count}`,
      category: 'gift_with_purchase',
      more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
      start_date: new Date(Date.now() - DAY),
      end_date: new Date(Date.now() + DAY),
      items: [],
      ...changes,
    },
  ])
}

/** An order that stands, of this bag or of a new one; gives its id. What it holds is for the test to say. */
export async function givenOrder({
  cartId,
  userId = null,
  device = randomUUID(),
}: { cartId?: string; userId?: number | null; device?: string } = {}): Promise<string> {
  const id = randomUUID()
  await database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`INSERT INTO cart.carts (user_id, device_id, ordered_at) VALUES (${userId}, ${device}, now()) RETURNING id`,
    )
    await tx.execute(sql`
      INSERT INTO sales.orders (id, reference_code, cart_id, user_id, device_id, idempotency_key, contact, state, order_type, payment_method,
        list_total, subtotal, discount, shipping_fee, shipping_discount, total, entries, shipping_method)
      VALUES (${id}, ${id}, ${cartId ?? rows[0]!.id}, ${userId}, ${device}, ${randomUUID()}, '{}', 'processing', 'Delivery', 'cash_on_delivery',
        100000, 100000, 0, 0, 0, 100000, '[]', 'standard')`)
    await tx.execute(
      sql`INSERT INTO sales.order_events (order_id, event, from_state, to_state, by, actor) VALUES (${id}, 'place', 'new', 'processing', 'buyer', 'test')`,
    )
  })
  return id
}
