import { execFileSync } from 'node:child_process'
import { idempotencyKey, optionalIdempotencyKey } from '@/services/idempotency-key'
import { serviceApp } from '@/services/http'

const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'

const app = serviceApp()
  .post('/must', idempotencyKey, (context) => context.text(context.req.valid('header')['idempotency-key']))
  .post('/may', optionalIdempotencyKey, (context) =>
    context.text(context.req.valid('header')['idempotency-key'] ?? 'none'),
  )

const send = async (path: string, key?: string) => {
  const answer = await app.request(path, {
    method: 'POST',
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  return [answer.status, await answer.text()]
}

it('reads the key of a submission in lower case', async () => {
  expect(await send('/must', KEY)).toEqual([200, KEY.toLowerCase()])
  expect(await send('/may', KEY)).toEqual([200, KEY.toLowerCase()])
  expect(await send('/may')).toEqual([200, 'none'])
})

it.each([undefined, '', 'abc', `${KEY}0`])('refuses "%s" where a key is needed', async (key) => {
  const [status, text] = await send('/must', key)
  expect([status, JSON.parse(String(text))]).toEqual([
    400,
    expect.objectContaining({ code: 'IDEMPOTENCY_KEY_MISSING' }),
  ])
})

it('refuses a key that is no UUID where it may be left out', async () => {
  expect((await send('/may', 'abc'))[0]).toBe(400)
})

it('is the one place of the services that reads the header', () => {
  const found = execFileSync('git', ['grep', '-l', "header\\['idempotency-key'\\]", '--', 'services'], {
    encoding: 'utf8',
  })
  expect(found.trim().split('\n')).toEqual(['services/idempotency-key.ts'])
})
