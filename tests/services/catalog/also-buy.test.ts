import { performJob } from '../perform-job'
import { order as orderModule } from '@/services/order/module'
import { sql } from 'drizzle-orm'
import type { OrderStateId } from '@/domain/order/states'
import { PAYMENT_METHODS, type PaymentCode } from '@/domain/order/payment/payment-methods'
import { catalogApp } from '@/services/catalog/app'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, type Goods, lineOf, move, wayTo } from '../order/given-order'

useDatabase()

async function alsoBought({ productId }: Goods, limit = 10): Promise<number[]> {
  const response = await catalogApp.request(`/v3/people-also-buy/${productId}?limit=${limit}`)
  const { data } = await response.json()
  return data.map(({ id }: { id: number }) => id)
}

const idsOf = (...goods: Goods[]) => goods.map(({ productId }) => productId)

/** An order of one piece of each product, in a state. */
async function order(
  goods: readonly Goods[],
  state: OrderStateId = 'order_verified',
  payment_method: PaymentCode = 'cash_on_delivery',
): Promise<string> {
  const sum = goods.length * 100_000
  const { id } = await givenOrder(goods[0]!, {
    payment_method,
    lines: goods.map((one) => lineOf(one, { quantity: 1, total: 100_000 })),
    list_total: sum,
    subtotal: sum,
    total: sum,
    reservations: [],
  })
  const way = wayTo(state, { payment: PAYMENT_METHODS[payment_method].kind, fulfilment: 'delivery' })
  for (const { event, by } of way ?? []) await move(id, event, { by })
  return id
}

async function count() {
  await performJob(orderModule, 'count-bought-together')
}

const kept = async () => {
  const { rows } = await database().execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM catalog.bought_together`,
  )
  return rows[0]?.n
}

describe('people also buy', () => {
  let goods: Goods[]
  beforeEach(async () => {
    goods = []
    for (let i = 0; i < 5; i++)
      goods.push(
        await givenGoods(100, { brand: `Nhãn ${Math.random()}`, category: [`Loại ${Math.random()}`] }),
      )
  })

  it('lists products of the same orders by frequency, then of the category and the brand (PDP-06)', async () => {
    const [lipstick, liner, remover, mask] = goods as [Goods, Goods, Goods, Goods, Goods]
    const neighbour = await givenGoods(100, { brand: 'Cùng nhãn', category: ['Cùng loại'] })
    const own = await givenGoods(100, { brand: 'Cùng nhãn', category: ['Cùng loại'] })
    await order([lipstick, remover])
    await order([lipstick, remover, liner])
    await order([own, mask])
    await count()
    expect(await alsoBought(lipstick)).toEqual(idsOf(remover, liner))
    expect(await alsoBought(lipstick, 1)).toEqual(idsOf(remover))
    expect(await alsoBought(liner)).toEqual(expect.arrayContaining(idsOf(lipstick, remover)))
    expect(await alsoBought(own)).toEqual(idsOf(mask, neighbour))
  })

  it('counts neither cancelled, unpaid and unverified orders nor gifts', async () => {
    const [one, two, three, four, gift] = goods as [Goods, Goods, Goods, Goods, Goods]
    await order([one, two], 'awaiting_cod_verification')
    await order([one, two], 'awaiting_payment', 'momo')
    await order([one, three], 'cancelled')
    const id = await order([one, four, gift])
    await database().execute(
      sql`UPDATE sales.order_lines SET is_free = true WHERE order_id = ${id} AND product_id = ${gift.productId}`,
    )
    await count()
    expect(await alsoBought(one)).toEqual(idsOf(four))
  })

  it('leaves out products that cannot be bought', async () => {
    const [one, soldOut, off, there] = goods as [Goods, Goods, Goods, Goods, Goods]
    await order([one, soldOut, off, there])
    await count()
    await database().execute(
      sql`UPDATE catalog.combinations SET stock = 0 WHERE id = ${soldOut.combinationId}`,
    )
    await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${off.productId}`)
    expect(await alsoBought(one)).toEqual(idsOf(there))
  })

  it('updates after cancelled orders and deleted products', async () => {
    const [one, two, gone] = goods as [Goods, Goods, Goods, Goods, Goods]
    await order([one, gone])
    const id = await order([one, two])
    await count()
    expect((await alsoBought(one)).sort()).toEqual(idsOf(gone, two).sort())
    const before = await kept()
    await move(id, 'cancel', { by: 'staff', reason: 'out_of_stock' })
    await database().execute(sql`DELETE FROM catalog.products WHERE id = ${gone.productId}`)
    await count()
    expect(await alsoBought(one)).toEqual([])
    expect(await kept()).toBe((before ?? 0) - 4)
  })
})
