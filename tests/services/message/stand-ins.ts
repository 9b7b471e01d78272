import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { databasePool } from '@/services/database'
import { DeliveryError } from '@/services/message/delivery/port'

// Links in mails are signed.
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

const closing: (() => Promise<unknown>)[] = []
const set = new Set<string>()

/** Settings for one test; they and the stand-ins are removed after it. */
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

export interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status?: number
  body?: unknown
  /** milliseconds before it answers */
  delay?: number
}

/** An HTTP provider that records requests and gives its answers in turn, repeating the last. */
export async function httpProvider(...replies: Reply[]) {
  const asked: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? {}
      setTimeout(() => {
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
        response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}))
      }, reply.delay ?? 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  closing.push(close)
  return { asked, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** An SMTP server that records accepted mails. */
export async function smtpProvider(options: SMTPServerOptions = {}) {
  const mails: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  // Ignore clients that disconnect.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

/** The error of a failed delivery. */
export function failureOf(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof DeliveryError) return { reason: error.message, isFinal: error.isFinal }
  throw error
}

export interface MessageRow {
  id: string
  template: string
  channel: string
  recipient: string
  subject: string | null
  text: string
  html: string | null
  parameters: string[]
  state: string
  attempts: number
  provider: string | null
  provider_id: string | null
  last_error: string | null
}

export async function keptMessages(): Promise<MessageRow[]> {
  const { rows } = await databasePool().query<MessageRow>(
    'SELECT * FROM message.messages ORDER BY created_at, id',
  )
  return rows
}

export const forgetAll = () =>
  databasePool().query('TRUNCATE message.messages, graphile_worker._private_jobs')

/** Makes all jobs that wait for a retry due. */
export const letTimePass = () =>
  databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')

export async function waitingJobs(): Promise<number> {
  const { rowCount } = await databasePool().query('SELECT FROM graphile_worker.jobs')
  return rowCount ?? 0
}
