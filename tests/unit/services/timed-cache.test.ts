import { timedCache } from '@/services/cache'

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

function counting() {
  let computed = 0
  return () => Promise.resolve(++computed)
}

it('computes a value once for concurrent and later reads, until its time is over', async () => {
  const cached = timedCache<number>({ ms: 1_000, most: 10 })
  const compute = counting()
  expect(await Promise.all([cached('a', compute), cached('a', compute)])).toEqual([1, 1])
  jest.setSystemTime(999)
  expect(await cached('a', compute)).toBe(1)
  jest.setSystemTime(1_000)
  expect(await cached('a', compute)).toBe(2)
})

it('computes a value again after a failure', async () => {
  const cached = timedCache<number>({ ms: 1_000, most: 10 })
  await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('a', counting())).toBe(1)
})

it('caches the latest values only', async () => {
  const cached = timedCache<number>({ ms: 1_000, most: 2 })
  const compute = counting()
  for (const key of ['a', 'b', 'c']) await cached(key, compute)
  expect([await cached('b', compute), await cached('c', compute), await cached('a', compute)]).toEqual([
    2, 3, 4,
  ])
})
