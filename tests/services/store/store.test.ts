import { sql } from 'drizzle-orm'
import { posApp } from '@/services/store/app'
import { insertStores, stockInAllStores, writeStoreStock } from '@/services/store'
import { database } from '@/services/database'
import { stores } from '@/demo/data/stores/stores'
import { useDatabase } from '../database'

useDatabase()

beforeAll(async () => {
  await insertStores(
    database(),
    stores.map(({ value: _, ...store }) => store),
  )
  await writeStoreStock(database(), [
    { store_id: 3, combination_id: 7, stock: 12 },
    { store_id: 5, combination_id: 7, stock: 2 },
    { store_id: 8, combination_id: 9, stock: 4 },
  ])
})

const ask = async (path: string) => {
  const answer = await posApp.request(path)
  return { status: answer.status, body: await answer.json() }
}

it('lists open stores by windows, 200 at most where none is asked for (NET-08, STO-03)', async () => {
  const { body } = await ask('/stores')
  expect([body.limit, body.skip, body.total]).toEqual([200, 0, 3])
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([3, 5, 8])
  expect((await ask('/stores?skip=1&limit=1')).body.data).toMatchObject([{ id: 5, value: '5' }])
  expect((await ask('/stores?limit=0')).status).toBe(400)
})

it('gives the stock level of a combination in each store, not the quantity (BUY-18)', async () => {
  expect(await ask('/stores/stock?combination_id=7')).toEqual({
    status: 200,
    body: {
      success: true,
      data: [
        { store_id: 3, stock_level: 'in_stock' },
        { store_id: 5, stock_level: 'low' },
        { store_id: 8, stock_level: 'none' },
      ],
    },
  })
  for (const query of ['', '?combination_id=x', '?combination_id=-1', '?combination_id=99999999999'])
    expect((await ask(`/stores/stock${query}`)).status).toBe(400)
})

it('leaves out closed and hidden stores (STO-04)', async () => {
  await database().execute(sql`UPDATE store.stores SET is_display_store_info = false WHERE id = 3`)
  await database().execute(sql`UPDATE store.stores SET is_active = false WHERE id = 8`)
  const { body } = await ask('/stores/stock?combination_id=7')
  expect(body.data).toEqual([{ store_id: 5, stock_level: 'low' }])
  await database().execute(sql`UPDATE store.stores SET is_display_store_info = true, is_active = true`)
})

it('replaces earlier stock', async () => {
  await writeStoreStock(database(), [{ store_id: 3, combination_id: 7, stock: 0 }])
  expect((await stockInAllStores(database(), 7)).map(({ stock }) => stock)).toEqual([0, 2, null])
  await expect(writeStoreStock(database(), [{ store_id: 3, combination_id: 7, stock: -1 }])).rejects.toThrow()
})
