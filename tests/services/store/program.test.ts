import { sql } from 'drizzle-orm'
import { stores } from '@/demo/data/stores/stores'
import { main } from '@/scripts/stock/main'
import { database } from '@/services/database'
import { insertStores } from '@/services/store'
import { ask, givenGoods } from '../alert/waiting'
import { useDatabase } from '../database'
import { asProcess, inProcess } from '../program'

useDatabase()
const stock = (...words: string[]) => inProcess(main, ...words)

const pieces = async (id: string) =>
  (
    await database().execute(
      sql`SELECT stock, is_available FROM catalog.combinations WHERE id = ${Number(id)}`,
    )
  ).rows[0]

it('sets stock by SKU or id, and notifies subscribers', async () => {
  const goods = await givenGoods(0)
  await ask({ ...goods, email: 'lan@example.com' })
  const { code, out } = await stock('set', 'SKU-1', '5')
  expect(code).toBe(0)
  expect(out).toContain('5 pieces, can be bought (before: 0)')
  const { rows } = await database().execute(sql`SELECT task_identifier, key FROM graphile_worker.jobs`)
  expect(rows).toEqual([
    { task_identifier: 'send-availability-alerts', key: `availability-alerts:${goods.combination_id}` },
  ])
  expect((await stock('add', goods.combination_id, '-3')).out).toContain('2 pieces')
  expect((await stock('add', goods.combination_id, '-9')).out).toContain('0 pieces, cannot be bought')
  expect(await pieces(goods.combination_id)).toEqual({ stock: 0, is_available: false })
})

it('sets the stock of a store, and shows all stock', async () => {
  await insertStores(
    database(),
    stores.map(({ value: _, ...store }) => store),
  )
  const { combination_id } = await givenGoods(7, 'Toner')
  expect((await stock('store', '5', combination_id, '3')).out).toContain('store 5, Nàng Sài Gòn: 3 pieces')
  const { out } = await stock('show', combination_id)
  expect(out).toContain('7 pieces')
  expect(out).toContain('store 5, Nàng Sài Gòn: 3 pieces')
  expect(out).toContain('store 3, Nàng Hà Nội: 0 pieces')
  expect(await stock('store', '4', combination_id, '3')).toMatchObject({
    code: 1,
    err: expect.stringContaining('5 (Nàng Sài Gòn)'),
  })
})

it('runs as a process with an exit code', async () => {
  const { combination_id } = await givenGoods(2, 'Serum')
  expect(await asProcess('stock', 'add', combination_id, '-1')).toEqual({
    code: 0,
    out: expect.stringContaining('1 pieces, can be bought (before: 2)'),
    err: '',
  })
}, 60_000)

it('requires the id of a shared SKU, and distinguishes wrong use from unknown goods', async () => {
  await givenGoods(1, 'Một')
  await givenGoods(2, 'Hai')
  expect(await stock('set', 'SKU-1', '9')).toMatchObject({
    code: 1,
    err: expect.stringContaining('name one by its id'),
  })
  expect(await stock('set', 'NO-SUCH', '9')).toMatchObject({
    code: 1,
    err: 'There is no combination NO-SUCH.\n',
  })
  for (const words of [
    ['set', 'SKU-1', '1.5'],
    ['throw', 'SKU-1', '1'],
    ['add', 'SKU-1', '1', '--now'],
  ])
    expect([words, (await stock(...words)).code]).toEqual([words, 2])
})
