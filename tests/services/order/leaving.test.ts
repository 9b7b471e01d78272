import { eq } from 'drizzle-orm'
import { hashPassword } from '@/services/account/sign-in/passwords'
import { apps } from '@/services/app'
import { carts } from '@/services/cart/schema'
import { database } from '@/services/database'
import { orders } from '@/services/order/schema'
import { eventsOf } from '@/services/order/transitions/history'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, move } from './given-order'

useDatabase()

const PASSWORD = 'mật khẩu của tôi'

async function ask(who: { authorization: string }, method: string, path: string, json?: object) {
  const answer = await apps.account!.fetch(
    new Request(`http://account${path}`, {
      method,
      headers: { authorization: who.authorization, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    }),
  )
  return {
    status: answer.status,
    body: (await answer.json()) as { code?: string; data: Record<string, unknown> },
  }
}

const givenBuyer = async () => givenMember({ password_hash: await hashPassword(PASSWORD) })

test('the copy of a member’s data holds orders with their lines, and bags', async () => {
  const member = await givenBuyer()
  const { id, reference_code } = await givenOrder(await givenGoods(), { user_id: member.id })
  await move(id, 'cancel', { reason: 'asked_by_buyer', note: 'Mình đặt nhầm' })
  const { body } = await ask(member, 'GET', '/user/me/export')
  const data = 'data' in body ? body.data : body
  expect(data).toMatchObject({
    orders: [
      {
        reference_code,
        contact: { name: 'Nguyễn Thị Hoa' },
        lines: [{ quantity: 2 }],
        history: [{ event: 'place' }, { event: 'cancel', state: 'cancelled', note: 'Mình đặt nhầm' }],
      },
    ],
    bags: [{ user_id: member.id }],
  })
})

test('no account is deleted while an order is under way', async () => {
  const member = await givenBuyer()
  const { id } = await givenOrder(await givenGoods(), { user_id: member.id })
  expect(await ask(member, 'DELETE', '/user/me', { password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'ORDERS_UNDER_WAY' },
  })
  await move(id, 'cancel', { reason: 'asked_by_buyer' })
  expect(await ask(member, 'DELETE', '/user/me', { password: PASSWORD })).toMatchObject({ status: 200 })
})

test('who left stands on no order and no bag any more; what was bought stays', async () => {
  const member = await givenBuyer()
  await database().insert(carts).values({ user_id: member.id })
  const { id } = await givenOrder(await givenGoods(), { user_id: member.id, note: 'gọi trước nhé' })
  await move(id, 'cancel', { reason: 'asked_by_buyer', note: 'Gọi Hoa, 0912 345 678' })
  await ask(member, 'DELETE', '/user/me', { password: PASSWORD })
  expect(await eventsOf(database(), [id])).toMatchObject([
    { event: 'place' },
    { event: 'cancel', reason: 'asked_by_buyer', note: null },
  ])
  const [order] = await database().select().from(orders).where(eq(orders.id, id))
  expect(order).toMatchObject({ delivery_address: null, note: null, total: 200_000 })
  expect(JSON.stringify(order)).not.toContain('Hoa')
  const left = await database().select().from(carts).where(eq(carts.user_id, member.id))
  expect(left.map(({ ordered_at }) => ordered_at !== null)).toEqual([true])
})
