import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startLate, withLateStart } from '@/lib/cache/late-start.js'

const STYLE = '<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>'
const scripts = (nonce = '') =>
  ['a1', 'turbopack-b2'].map(
    (name) => `<script src="/_next/static/chunks/${name}.js" async=""${nonce}></script>`,
  )
const HEAD = [STYLE, ...scripts(), '<title>Sơn</title>'].join('')
const BODY =
  '</head><body><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><p>Kem</p></body></html>'

describe('startLate', () => {
  it('names the scripts of the head in one element that does not run, and leaves all else', () => {
    expect(startLate(HEAD + BODY)).toBe(
      `${STYLE}<title>Sơn</title><script type="late">a1 turbopack-b2</script>${BODY}`,
    )
  })

  it('keeps the nonce', () => {
    expect(startLate(`<head>${scripts(' nonce="x1="').join('')}</head>`)).toBe(
      '<head><script type="late" nonce="x1=">a1 turbopack-b2</script></head>',
    )
  })

  it.each([
    '<script src="/_next/static/chunks/a.js" noModule=""></script></head>',
    '<script src="https://elsewhere.example/a.js" async=""></script></head>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
  ])('leaves %s', (html) => {
    expect(startLate(html)).toBe(html)
  })
})

describe('withLateStart', () => {
  let server: Server
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  async function answer(write: (response: ServerResponse) => void) {
    const handler = withLateStart((_, response) => Promise.resolve(write(response)))
    server = createServer((request, response) => void handler(request, response))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return response.text()
  }

  it('changes the head of a page that is written in pieces, bytes or text', async () => {
    const text = await answer((response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.write(Buffer.from(HEAD + BODY))
      response.end('<script src="/_next/static/later.js" async=""></script>')
    })
    expect(text).toBe(`${startLate(HEAD + BODY)}<script src="/_next/static/later.js" async=""></script>`)
  })

  it('sends a page whole whose bytes were counted before', async () => {
    const text = await answer((response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-length', Buffer.byteLength(HEAD + BODY))
      response.end(HEAD + BODY)
    })
    expect(text).toBe(startLate(HEAD + BODY))
  })

  it('leaves what is no page', async () => {
    const text = await answer((response) => {
      response.setHeader('content-type', 'text/x-component')
      response.end(HEAD + BODY)
    })
    expect(text).toBe(HEAD + BODY)
  })
})
