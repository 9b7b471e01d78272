import { eq, sql } from 'drizzle-orm'
import { ORDER_CAUSES, ORDER_EVENTS, type OrderContext } from '@/domain/order/events'
import { ORDER_STATE_IDS } from '@/domain/order/states'
import { next } from '@/domain/order/transitions'
import { database, transaction } from '@/services/database'
import { moveOrder, orderFacts } from '@/services/order'
import { contextOf } from '@/services/order/facts'
import { order_events, orders } from '@/services/order/schema'
import { useDatabase } from '../database'
import { type Goods, givenGoods, givenOrder, move, wayTo } from './given-order'

useDatabase()

const KINDS: (Pick<OrderContext, 'payment' | 'fulfilment'> & { method: string; total?: number })[] = [
  { payment: 'cod', fulfilment: 'delivery', method: 'cash_on_delivery' },
  { payment: 'online', fulfilment: 'delivery', method: 'momo' },
  { payment: 'transfer', fulfilment: 'pickup', method: 'bank_transfer' },
  { payment: 'none', fulfilment: 'delivery', method: 'cash_on_delivery', total: 0 },
]

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(1_000_000)
})

const given = ({ fulfilment, method, total = 200_000 }: (typeof KINDS)[number]) =>
  givenOrder(goods, {
    payment_method: method,
    order_type: fulfilment === 'pickup' ? 'In Store Pickup' : 'Delivery',
    ...(total === 0 && { total: 0, discount: 200_000, lines: [] }),
  })

const historyOf = (id: string) =>
  database().select().from(order_events).where(eq(order_events.order_id, id)).orderBy(order_events.id)

/** Gives up what was done, and passes on what was seen of it. */
class Undo<T> extends Error {
  constructor(readonly seen: T) {
    super('undo')
  }
}

async function tried<T>(work: Parameters<typeof transaction<T>>[0]): Promise<T> {
  return transaction<T>(async (tx) => {
    const seen = await work(tx)
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
    throw new Undo(seen)
  }).catch((error: unknown) => {
    if (error instanceof Undo) return error.seen as T
    throw error
  })
}

describe.each(KINDS)('$payment, $fulfilment', (kind) => {
  const reachable = ORDER_STATE_IDS.flatMap((state) => {
    const way = wayTo(state, kind)
    return way ? [{ state, way }] : []
  })

  it('reaches the states of its kind', () => {
    const states = reachable.map(({ state }) => state)
    expect(states).toContain('delivered')
    expect(states).toContain('cancelled')
    expect(states.includes('ready_to_pickup')).toBe(kind.fulfilment === 'pickup')
    expect(states.includes('payment_failed')).toBe(kind.payment === 'online')
  })

  it.each(reachable)(
    'in $state every event moves as the table says, or changes nothing',
    async ({ state, way }) => {
      const { id } = await given(kind)
      for (const step of way)
        expect(await move(id, step.event, { by: step.by })).toMatchObject({ moved: true })
      const before = await orderFacts(database(), id)
      expect(before.state).toBe(state)
      const history = await historyOf(id)

      for (const event of ORDER_EVENTS) {
        for (const by of ORDER_CAUSES) {
          const told = next(state, event, { ...contextOf(before), by })
          const seen = await tried(async (tx) => {
            const moved = await moveOrder(tx, { orderId: id, event, by, actor: 'test' })
            const [row] = await tx.select().from(orders).where(eq(orders.id, id))
            const rows = await tx
              .select()
              .from(order_events)
              .where(eq(order_events.order_id, id))
              .orderBy(order_events.id)
            return { moved, row, added: rows.slice(history.length) }
          })
          if ('refusal' in told) {
            expect(seen).toEqual({
              moved: { moved: false, from: state, refusal: told.refusal },
              row: before,
              added: [],
            })
          } else {
            expect(seen.moved).toEqual({ moved: true, from: state, to: told.state })
            expect(seen.row?.state).toBe(told.state)
            expect(seen.added).toMatchObject([{ event, by, from_state: state, to_state: told.state }])
          }
        }
      }
      expect(await orderFacts(database(), id)).toEqual(before)
    },
    60_000,
  )
})

it('keeps its history as it was written', async () => {
  const { id } = await given(KINDS[0]!)
  const refused = { cause: { code: '23001' } }
  await expect(
    database().update(order_events).set({ note: 'x' }).where(eq(order_events.order_id, id)),
  ).rejects.toMatchObject(refused)
  await expect(database().delete(order_events).where(eq(order_events.order_id, id))).rejects.toMatchObject(
    refused,
  )
  expect(await historyOf(id)).toHaveLength(1)
})

it('has no state without a cause', async () => {
  const { id } = await given(KINDS[0]!)
  const byHand = transaction((tx) => tx.update(orders).set({ state: 'delivered' }).where(eq(orders.id, id)))
  await expect(byHand).rejects.toMatchObject({ cause: { code: '23001' } })
  expect((await orderFacts(database(), id)).state).toBe('awaiting_cod_verification')
})
