import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compress } from '@/lib/cache/compress.js'
import { startLate, withLateStart } from '@/lib/cache/html/late-start.js'
import { HEAD_SCRIPT } from '@/lib/security/head-script.js'

const LOADER = `<script>${HEAD_SCRIPT}</script>`
const STYLE = `<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>${LOADER}`
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
    expect(startLate(`<head>${LOADER}${scripts(' nonce="x1="').join('')}</head>`)).toBe(
      `<head>${LOADER}<script type="late" nonce="x1=">a1 turbopack-b2</script></head>`,
    )
  })

  it.each([
    `${LOADER}<script src="/_next/static/chunks/a.js" noModule=""></script></head>`,
    `${LOADER}<script src="https://elsewhere.example/a.js" async=""></script></head>`,
    `${LOADER}<script src="/_next/static/chunks/a.js" async=""></script>`,
    // Next.js' own document of an error has no head script, which would start them.
    `<html id="__next_error__"><head>${scripts().join('')}</head><body></body></html>`,
  ])('leaves %s', (html) => {
    expect(startLate(html)).toBe(html)
  })
})

describe('withLateStart', () => {
  let server: Server
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  async function ask(write: (response: ServerResponse) => void) {
    const handler = withLateStart((_, response) => Promise.resolve(write(response)))
    server = createServer((request, response) =>
      compress(request, response, () => void handler(request, response)),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  }
  const answer = async (write: (response: ServerResponse) => void) => (await ask(write)).text()

  it('changes the head of a page, and nothing that is written after it', async () => {
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

  it('leaves the head of a page that is written in pieces', async () => {
    const middle = HEAD.length - 20
    const text = await answer((response) => {
      response.setHeader('content-type', 'text/html')
      response.write(HEAD.slice(0, middle))
      response.end(HEAD.slice(middle) + BODY)
    })
    expect(text).toBe(HEAD + BODY)
  })

  it('compresses a page, and names no encoding where nothing is sent', async () => {
    const page = await ask((response) => {
      response.setHeader('content-type', 'text/html')
      response.end(HEAD + BODY)
    })
    expect(page.headers.get('content-encoding')).toMatch(/br|gzip/)
    await new Promise((resolve) => server.close(resolve))
    const same = await ask((response) => {
      response.writeHead(304, { 'content-type': 'text/html', etag: '"a"' }).end()
    })
    expect([same.status, same.headers.get('content-encoding')]).toEqual([304, null])
  })

  it('leaves what is no page', async () => {
    const text = await answer((response) => {
      response.setHeader('content-type', 'text/x-component')
      response.end(HEAD + BODY)
    })
    expect(text).toBe(HEAD + BODY)
  })
})
