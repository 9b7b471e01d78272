import { setTimeout } from 'node:timers/promises'
import { within } from '@/lib/cache/within.js'

it('gives what the work gives in time, and clears its timer', async () => {
  const abort = jest.spyOn(AbortController.prototype, 'abort')
  expect(await within(Promise.resolve(12), 1_000)).toBe(12)
  expect(abort).toHaveBeenCalledTimes(1)
  abort.mockRestore()
})

it('gives null for work that takes longer', async () => {
  expect(await within(setTimeout(200, 12), 5)).toBeNull()
})

it('fails as the work fails', async () => {
  await expect(within(Promise.reject(new Error('no page')), 1_000)).rejects.toThrow('no page')
})
