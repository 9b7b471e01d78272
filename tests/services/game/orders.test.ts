import { game } from '@/services/game/module'

import { order } from '@/services/order/module'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, move } from '../order/given-order'
import { performListener, runEvents } from '../perform-job'
import { countRows, getAs, givenMission, spinAs } from './given-mission'

useDatabase()

const wheel = (changes: object = {}) => givenMission({ spin_on_order_from: 150_000, ...changes })

/** An order of a member with cash on delivery, 200,000 ₫ as `total` does not say otherwise. */
async function givenDelivered(memberId: number, total?: number) {
  const { id } = await givenOrder(await givenGoods(), {
    user_id: memberId,
    payment_method: 'cash_on_delivery',
    ...(total !== undefined && { total }),
  })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
  await runEvents(order, game)
  return id
}

async function refund(id: string) {
  await move(id, 'refund')
  await runEvents(order, game)
  await performListener(game, 'order-delivered', { order_id: id })
}

it('gives a right to spin for a delivered order, once for each running wheel', async () => {
  const who = await givenMember()
  const running = [await wheel(), await wheel()]
  const others = [
    await wheel({ spin_on_order_from: null }),
    await wheel({ spin_on_order_from: 5_000_000 }),
    await wheel({ is_active: false }),
    await wheel({ starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-02-01T00:00:00Z' }),
  ]
  await givenDelivered(who.id)
  const rights = (mission: number) =>
    countRows(
      `SELECT FROM game.spin_rights WHERE mission_id = ${mission} AND user_id = ${who.id} AND source = 'order'`,
    )
  for (const mission of running) expect(await rights(mission)).toBe(1)
  for (const mission of others) expect(await rights(mission)).toBe(0)
  expect((await spinAs(who, running[0] ?? 0)).status).toBe(201)
})

it('takes the right back when the order is refunded, unless it was used', async () => {
  const who = await givenMember()
  const mission = await wheel()
  const first = await givenDelivered(who.id)
  const rights = async () => (await getAs(who, `/mission/${mission}/wheel`)).body.data.rights
  expect(await rights()).toBe(1)
  await refund(first)
  expect(await rights()).toBe(0)
  const second = await givenDelivered(who.id)
  await spinAs(who, mission)
  await refund(second)
  expect(await countRows(`SELECT FROM game.spins WHERE mission_id = ${mission}`)).toBe(1)
})

it('takes the right back as soon as the goods are sent back', async () => {
  const who = await givenMember()
  const mission = await wheel()
  const id = await givenDelivered(who.id)
  await move(id, 'return')
  await runEvents(order, game)
  expect((await getAs(who, `/mission/${mission}/wheel`)).body.data.rights).toBe(0)
})
