import { backgroundValue } from '@/services/catalog/search/postgres/memory/background-value'
import type { Database } from '@/services/database'

jest.mock('@/services/log', () => ({ log: { error: jest.fn() } }))

const db = {} as Database

const MINUTE = 60_000

/** A value of which each reading takes a second and gives its number; the second fails. */
function numbered(isComplete = false) {
  let reads = 0
  const value = backgroundValue(async () => {
    const number = (reads += 1)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (number === 2) throw new Error('the database is away')
    return { number, isComplete }
  })
  return { value: (version: string) => value(db, version)?.number ?? null, reads: () => reads }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('answers without the value until it is read, and reads it once', async () => {
  const { value, reads } = numbered()
  expect(value('1')).toBeNull()
  expect(value('1')).toBeNull()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(value('1')).toBe(1)
  expect(reads()).toBe(1)
})

it('serves a value of an older version while it is read again, after a rest, for four minutes', async () => {
  const { value, reads } = numbered()
  value('1')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(value('2')).toBe(1)
  expect(reads()).toBe(1)
  await jest.advanceTimersByTimeAsync(4_000)
  expect(value('2')).toBe(1)
  expect(reads()).toBe(2)
  // This reading fails, and is tried again after a pause.
  await jest.advanceTimersByTimeAsync(1_000)
  value('2')
  expect(reads()).toBe(2)
  await jest.advanceTimersByTimeAsync(MINUTE / 2)
  expect(value('2')).toBe(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(value('2')).toBe(3)
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  expect(value('3')).toBeNull()
})

it('reads once more after a minute what may lack a change that was not committed yet, then keeps it', async () => {
  const { value, reads } = numbered()
  value('1')
  await jest.advanceTimersByTimeAsync(MINUTE - 1)
  expect(value('1')).toBe(1)
  expect(reads()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(value('1')).toBe(1)
  expect(reads()).toBe(2)
  await jest.advanceTimersByTimeAsync(MINUTE)
  value('1')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(value('1')).toBe(3)
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(value('1')).toBe(3)
  expect(reads()).toBe(3)
})

it('keeps what was read while no other transaction was under way', async () => {
  const { value, reads } = numbered(true)
  value('1')
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(value('1')).toBe(1)
  expect(reads()).toBe(1)
})
