import { sharedRead } from '@/lib/cache/shared-read'
import { shopCache } from '@/lib/cache/shop-cache.js'

let reads: number[]
let isAway: boolean
const open = () =>
  sharedRead(
    async (id: number) => {
      reads.push(id)
      const fails = isAway
      await Promise.resolve()
      if (fails) throw new Error('away')
      return { id }
    },
    (id) => ['catalog', `brand:${id}`],
  )

beforeEach(() => {
  reads = []
  isAway = false
})
afterEach(() => jest.restoreAllMocks())

it('reads a key once for all who ask, at once or later', async () => {
  const read = open()
  const [one, two] = await Promise.all([read(1), read(1)])
  expect(two).toBe(one)
  expect(await read(1)).toBe(one)
  expect(await read(2)).toEqual({ id: 2 })
  expect(reads).toEqual([1, 2])
})

it('reads again after a change of its tags alone', async () => {
  const read = open()
  await Promise.all([read(1), read(2)])
  shopCache().clock.expire(['brand:1'])
  await Promise.all([read(1), read(2)])
  expect(reads).toEqual([1, 2, 1])
  shopCache().clock.expire(['catalog'])
  await Promise.all([read(1), read(2)])
  expect(reads).toEqual([1, 2, 1, 1, 2])
})

it('notices a change that comes while it reads', async () => {
  const read = open()
  const first = read(1)
  shopCache().clock.expire(['brand:1'])
  await first
  await read(1)
  expect(reads).toEqual([1, 1])
})

it('reads again after a minute', async () => {
  const read = open()
  await read(1)
  const { now } = performance
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 61_000)
  await read(1)
  expect(reads).toEqual([1, 1])
})

it('keeps no failure', async () => {
  const read = open()
  isAway = true
  await expect(read(1)).rejects.toThrow('away')
  isAway = false
  expect(await read(1)).toEqual({ id: 1 })
})

it('keeps what was read since a read that fails began', async () => {
  const read = open()
  isAway = true
  const failing = read(1)
  isAway = false
  shopCache().clock.expire(['brand:1'])
  const whole = read(1)
  await expect(failing).rejects.toThrow('away')
  expect(await read(1)).toBe(await whole)
  expect(reads).toEqual([1, 1])
})
