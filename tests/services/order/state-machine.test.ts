import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { ORDER_CAUSES, ORDER_EVENTS, type OrderContext } from '@/domain/order/events'
import { ORDER_STATE_IDS } from '@/domain/order/states'
import { next } from '@/domain/order/transitions'
import { database, type Database, transaction } from '@/services/database'
import { moveOrder, orderFacts } from '@/services/order'
import { transitionContext } from '@/services/order/order-facts'
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

const historyOf = (id: string, db: Database = database()) =>
  db.select().from(order_events).where(eq(order_events.order_id, id)).orderBy(order_events.id)

async function stored(tx: Database, id: string) {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id))
  return { row, events: await historyOf(id, tx) }
}

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

      const answers = ORDER_EVENTS.flatMap((event) =>
        ORDER_CAUSES.map((by) => ({
          event,
          by,
          outcome: next(state, event, { ...transitionContext(before), by }),
        })),
      )
      // All that is refused is tried in one transaction: the order stands as before at its end.
      const refused = answers.flatMap(({ event, by, outcome }) =>
        'refusal' in outcome ? [{ event, by, refusal: outcome.refusal }] : [],
      )
      const seen = await tried(async (tx) => {
        const moves = []
        for (const { event, by } of refused)
          moves.push({ event, by, moved: await moveOrder(tx, { orderId: id, event, by, actor: 'test' }) })
        return { moves, ...(await stored(tx, id)) }
      })
      expect(seen).toEqual({
        moves: refused.map(({ event, by, refusal }) => ({
          event,
          by,
          moved: { moved: false, from: state, refusal },
        })),
        row: before,
        events: history,
      })

      for (const { event, by, outcome } of answers) {
        if ('refusal' in outcome) continue
        const after = await tried(async (tx) => {
          const moved = await moveOrder(tx, { orderId: id, event, by, actor: 'test' })
          return { moved, ...(await stored(tx, id)) }
        })
        expect(after.moved).toEqual({ moved: true, from: state, to: outcome.state })
        expect(after.row?.state).toBe(outcome.state)
        expect(after.events.slice(history.length)).toMatchObject([
          { event, by, from_state: state, to_state: outcome.state },
        ])
      }
      expect(await orderFacts(database(), id)).toEqual(before)
    },
    60_000,
  )
})

it('keeps its history as it was written (BUY-16)', async () => {
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

it('lets a note be erased, and nothing with it', async () => {
  const { id } = await given(KINDS[0]!)
  await transaction((tx) =>
    moveOrder(tx, {
      orderId: id,
      event: 'cancel',
      by: 'buyer',
      actor: 'user:1',
      note: 'Gọi số 0912 345 678',
    }),
  )
  const change = (changes: Partial<typeof order_events.$inferInsert>) =>
    database()
      .update(order_events)
      .set(changes)
      .where(and(eq(order_events.order_id, id), isNotNull(order_events.note)))
  await expect(change({ note: 'Lý do khác' })).rejects.toMatchObject({ cause: { code: '23001' } })
  await expect(change({ note: null, reason: null, by: 'staff' })).rejects.toMatchObject({
    cause: { code: '23001' },
  })
  await change({ note: null })
  expect(await historyOf(id)).toMatchObject([{ note: null }, { event: 'cancel', by: 'buyer', note: null }])
})

it('has no state without a cause', async () => {
  const { id } = await given(KINDS[0]!)
  const byHand = transaction((tx) => tx.update(orders).set({ state: 'delivered' }).where(eq(orders.id, id)))
  await expect(byHand).rejects.toMatchObject({ cause: { code: '23001' } })
  expect((await orderFacts(database(), id)).state).toBe('awaiting_cod_verification')
})
