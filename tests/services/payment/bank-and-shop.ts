import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paymentApp } from '@/services/payment/app'
import { type Bank, startBank } from '@/scripts/bank/bank'

export const CODES = ['vnpay', 'momo', 'zalopay', 'onepay', 'shopeepay', 'credit_debit_card'] as const

interface Decision {
  answer: 'approve' | 'refuse' | 'cancel' | 'abandon'
  notify?: 'now' | 'twice' | 'later' | 'never'
}

export interface BankAndShop {
  bank: Bank
  /** Decides at the bank as a buyer would; gives the address the buyer is sent back to, null when they do not go. */
  decide(redirectUrl: string, decision: Decision): Promise<string | null>
  /** A buyer comes back to the shop. */
  comeBack(address: string): Promise<{ status: number; data: { state: string; key: string | null } }>
  /** The bank sends its notification again. */
  notifyAgain(reference: string): Promise<void>
  /** Sends a notification, as any caller could. */
  notify(code: string, init: RequestInit & { query?: string }): Promise<Response>
  close(): Promise<void>
}

/** The bank, and a shop that hears it: the payment service's own app behind the addresses the storefront has for providers. */
export async function openBankAndShop(): Promise<BankAndShop> {
  const bank = await startBank()
  const notify: BankAndShop['notify'] = async (code, { query = '', ...init }) =>
    paymentApp.request(`/notifications/${code}${query}`, init)
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const { pathname, search } = new URL(incoming.url ?? '/', 'http://shop')
      const response = await notify(pathname.split('/').at(-1)!, {
        query: search,
        method: incoming.method ?? 'GET',
        headers: incoming.headers as Record<string, string>,
        ...(incoming.method === 'POST' && { body: Buffer.concat(chunks) }),
      })
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, bank.environment, { SITE_URL: url, LOG_LEVEL: 'silent' })
  for (const name of ['vnpay', 'shopeepay'] as const)
    bank.registered.set(name, `${url}/api/payment/notify/${name}`)

  return {
    bank,
    notify,
    async decide(redirectUrl, decision) {
      const page = await fetch(redirectUrl)
      if (!page.ok) throw new Error(`the bank's page says ${page.status}: ${await page.text()}`)
      const body = new URLSearchParams({ notify: 'now', ...decision })
      const response = await fetch(page.url, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location')
    },
    async comeBack(address) {
      const { pathname, search } = new URL(address)
      const response = await paymentApp.request(`/returns/${pathname.split('/').at(-1)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: search }),
      })
      const body = await response.json()
      return { status: response.status, data: body.data }
    },
    async notifyAgain(reference) {
      const payment = bank.payments().find((one) => one.reference.endsWith(reference))
      await fetch(`${bank.url}/pay/${payment!.id}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'notify' }),
        redirect: 'manual',
      })
    },
    async close() {
      await bank.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
