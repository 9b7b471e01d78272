import { changesState, findCall } from '@/lib/gateway/calls'
import { readPayload } from '@/lib/gateway/payload'
import { isService } from '@/lib/services/hosts'

it('accepts tracking calls from the shop’s own pages only', async () => {
  expect(isService('analytics')).toBe(true)
  const call = await findCall('analytics', 'POST', '/user/me/actions')
  expect(call && changesState(call)).toBe(true)
  expect(await findCall('analytics', 'GET', '/user/me/actions')).toBeNull()
})

it('accepts a beacon with a JSON content type, and none that a form of another site could send', async () => {
  const call = await findCall('analytics', 'POST', '/user/me/actions')
  if (!call) throw new Error('no such call')
  const requestWith = (body: Blob) => new Request('http://shop/', { method: 'POST', body })
  const taken = await readPayload(requestWith(new Blob(['{}'], { type: 'application/json' })), call)
  expect(new TextDecoder().decode(taken)).toBe('{}')
  await expect(
    readPayload(requestWith(new Blob(['{}'], { type: 'text/plain' })), call),
  ).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  })
})
