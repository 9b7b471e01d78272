import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, callOf, html, type Reply, send } from './call'
import { decide, Notifier } from './decide'
import { readJournal, writeJournal } from './journal'
import { Ledger, type Payment } from './ledger'
import { booksPage, problemPage } from './pages'
import { PROVIDERS } from './providers'

/** Faults of a provider: it fails, answers late, or answers something else. */
export type Fault = 'down' | 'slow' | 'garbled'

export interface Bank {
  url: string
  /** environment variables that make a shop use the bank as its providers */
  environment: Record<string, string>
  /** webhook addresses of VNPAY and ShopeePay, which a shop registers instead of sending them in a request */
  registered: Map<string, string>
  /** simulated faults by provider */
  faults: Map<string, Fault>
  /** the newest first */
  payments(): Payment[]
  close(): Promise<void>
}

/** POST /merchant/vnpay with notify_url: registers an address as a shop does in its provider's portal. */
function register(call: Call, registered: Bank['registered']): Reply {
  const name = call.path.slice(1)
  const address = new URLSearchParams(call.body).get('notify_url') ?? ''
  if (call.method !== 'POST' || !PROVIDERS.has(name) || !URL.canParse(address))
    return html(problemPage('Địa chỉ không hợp lệ.'), 400)
  registered.set(name, address)
  return { status: 204, headers: {}, body: '' }
}

/** Listens on the port, or on another one when it is in use. */
async function listen(server: Server, port: number): Promise<void> {
  const taken = new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' && port !== 0 ? resolve(true) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(false))
  })
  if (await taken) await listen(server, 0)
}

const ledgerIn = (file: string | undefined) =>
  file === undefined
    ? new Ledger()
    : new Ledger(readJournal(file), (payment) => {
        writeJournal(file, payment)
      })

/**
 * Starts the bank: a server with a path for each provider and pages for the buyer; port 0 takes a free port. Payments are stored in the
 * file, or only in memory without one.
 */
export async function startBank(port = 0, file?: string): Promise<Bank> {
  const ledger = ledgerIn(file)
  const faults: Bank['faults'] = new Map()
  const registered: Bank['registered'] = new Map()
  const notifier = new Notifier(
    ({ provider, notifyUrl }) => notifyUrl ?? registered.get(provider) ?? null,
    ledger.keep,
  )
  let url = ''

  async function replyTo(counter: string, call: Call): Promise<Reply | null> {
    if (counter === '') return html(booksPage(ledger.all(), (name) => PROVIDERS.get(name)?.title ?? name))
    if (counter === 'pay') return decide(call, ledger, notifier)
    if (counter === 'merchant') return register(call, registered)
    const fault = faults.get(counter)
    if (fault === 'down') return html('unavailable', 503)
    if (fault === 'garbled') return html('{"unexpected":true}')
    // A provider with the fault 'slow' does not answer until the bank is closed.
    if (fault === 'slow') return null
    const reply = PROVIDERS.get(counter)?.reply(call, ledger, url)
    return reply ?? html(problemPage('Không có trang này.'), 404)
  }

  const server = createServer((request, response) => {
    callOf(request)
      .then(({ counter, call }) => replyTo(counter, call))
      .then((reply) => reply && send(response, reply))
      .catch((error: unknown) => {
        console.error(error)
        send(response, html(problemPage('Ngân hàng gặp lỗi.'), 500))
      })
  })
  await listen(server, port)
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environments = [...PROVIDERS.values()].map((provider) =>
    provider.environment(`${url}/${provider.name}`),
  )
  return {
    url,
    environment: Object.assign({}, ...environments) as Record<string, string>,
    registered,
    faults,
    payments: ledger.all,
    close: () =>
      new Promise((resolve) => {
        notifier.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
