import { REMOVING_WORKER } from '@/lib/worker/removing-worker'
import { startWorker } from './worker-scope'

it('takes over at once, deletes every copy of the shop’s workers and unregisters itself', async () => {
  const worker = await startWorker(() => Promise.reject(new TypeError('Failed to fetch')), REMOVING_WORKER)
  for (const name of ['nang-pages-b1', 'nang-member-b0', 'nang-files', 'of-another-worker'])
    await worker.caches.open(name)
  await worker.activate()
  expect(worker.skipWaiting).toHaveBeenCalled()
  expect(await worker.caches.keys()).toEqual(['of-another-worker'])
  expect(worker.registration.unregister).toHaveBeenCalledTimes(1)
})

it('answers nothing itself', async () => {
  const worker = await startWorker(() => Promise.reject(new TypeError('Failed to fetch')), REMOVING_WORKER)
  expect(worker.open('/').answer).toBeUndefined()
})
