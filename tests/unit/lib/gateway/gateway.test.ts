import { type BrowserCall, findCall } from '@/lib/gateway/calls'
import { readPayload } from '@/lib/gateway/payload'
import { isFromOwnPage } from '@/lib/gateway/same-site'

describe('calls that change something come from pages of this host', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://nang.example' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://m.nang.example' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    [{ origin: 'https://nang.example' }, true],
    [{ origin: 'https://nang.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    // no browser: no visitor's cookies either
    [{}, true],
  ])('%j: %s', (headers, isOwn) => {
    expect(isFromOwnPage(new Headers({ host: 'nang.example', ...headers }))).toBe(isOwn)
  })
})

describe('the body of a call', () => {
  let login: BrowserCall
  let photo: BrowserCall
  beforeAll(async () => {
    const calls = [
      await findCall('account', 'POST', '/auth/login'),
      await findCall('media', 'PUT', '/uploads/abc'),
    ]
    if (!calls[0] || !calls[1]) throw new Error('no such call')
    ;[login, photo] = calls
  })
  const request = (body: BodyInit, type: string) =>
    new Request('http://nang.example/', { method: 'POST', body, headers: { 'content-type': type } })

  it('passes JSON within its limit', async () => {
    const bytes = await readPayload(request('{"email":"ế"}', 'application/json; charset=utf-8'), login)
    expect(new TextDecoder().decode(bytes)).toBe('{"email":"ế"}')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'refuses %j, which a form on another site could send',
    async (type) => {
      await expect(readPayload(request('{}', type), login)).rejects.toMatchObject({ status: 415 })
    },
  )

  it('refuses more than its limit, also when no length is given', async () => {
    await expect(readPayload(request('x'.repeat(70_000), 'application/json'), login)).rejects.toMatchObject({
      status: 413,
    })
    const flood = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    })
    const endless = new Request('http://nang.example/', {
      method: 'PUT',
      body: flood,
      headers: { 'content-type': 'image/jpeg' },
      ...{ duplex: 'half' },
    })
    await expect(readPayload(endless, photo)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })
})
