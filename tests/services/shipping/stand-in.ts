import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

const set = new Set<string>()
const closing: (() => Promise<unknown>)[] = []

/** Settings for one test; taken back after it, with the stand-ins. */
export function given(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) {
    set.add(name)
    process.env[name] = value
  }
}

afterEach(async () => {
  for (const name of set) Reflect.deleteProperty(process.env, name)
  set.clear()
  await Promise.all(closing.splice(0).map((close) => close()))
})

export interface ReceivedRequest<Body> {
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** what was posted, as the carrier reads it */
  body: Body
}

interface Answer {
  status?: number
  body: unknown
}

/** How it behaves, by path: milliseconds before it answers, and answers in the place of its own. */
export interface Manner {
  delay?: number
  answers: Record<string, Answer>
}

/** A carrier over HTTP. Asked about what it does not speak of, it answers 404. */
export async function carrierAt<Body>(speak: (asked: ReceivedRequest<Body>) => Answer | undefined) {
  const asked: ReceivedRequest<Body>[] = []
  const manner: Manner = { answers: {} }
  const reply = (response: ServerResponse, { status = 200, body }: Answer) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url!, 'http://carrier')
      const question: ReceivedRequest<Body> = {
        path,
        query,
        headers: request.headers,
        body: text && JSON.parse(text),
      }
      asked.push(question)
      const answer = manner.answers[path] ?? speak(question) ?? { status: 404, body: 'no such path' }
      setTimeout(() => reply(response, answer), manner.delay ?? 0).unref()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  closing.push(close)
  return {
    asked,
    manner,
    close,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}
