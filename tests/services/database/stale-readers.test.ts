import { databasePool, noteStaleTags, notifyReader, watchStaleTags } from '@/services/database'
import { useDatabase } from '../database'
import { until } from '../until'

useDatabase()

const STOREFRONTS = ['a', 'b', 'c']

it('notifies three storefronts concurrently on one connection each and one that listens', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE_POOL_SIZE: '4' })
  const pool = databasePool()
  const received = new Map<string, string[]>()
  const errors: unknown[] = []
  // No storefront answers before all have a message, so all deliveries are concurrent.
  const all = Promise.withResolvers<undefined>()
  const stops = STOREFRONTS.map((storefront) =>
    watchStaleTags(
      () =>
        notifyReader(storefront, async ({ tags }) => {
          received.set(storefront, tags)
          if (received.size === STOREFRONTS.length) all.resolve(undefined)
          await all.promise
        }),
      (error) => errors.push(error),
    ),
  )
  const timer = setTimeout(() => all.reject(new Error('not all storefronts got a message')), 4_000)
  try {
    await all.promise
    clearTimeout(timer)
    const { rows } = await pool.query(
      "SELECT count(*)::int AS listening FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN stale_tags'",
    )
    expect(rows).toEqual([{ listening: 1 }])
    // The notification wakes all readers long before their next poll.
    await noteStaleTags(['product:1'])
    await until(() => [...received.values()].every((tags) => tags.includes('product:1')), 1_000)
    expect([...received.values()]).toEqual(STOREFRONTS.map(() => ['product:1']))
  } finally {
    for (const stop of stops) stop()
  }
  expect(errors).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(pool.totalCount - pool.idleCount).toBe(0)
})
