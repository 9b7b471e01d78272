import { type Call, html, redirect, type Reply } from './call'
import type { Ledger, Payment } from './ledger'
import { abandonedPage, decisionPage, problemPage } from './pages'
import type { Provider } from './provider'
import { PROVIDERS } from './providers'

const STATES = { approve: 'paid', refuse: 'refused', cancel: 'cancelled' } as const
const isDecision = (answer: string): answer is keyof typeof STATES => Object.hasOwn(STATES, answer)

const MOST_SECONDS = 3_600
const PATIENCE_MS = 10_000

/** Sends webhooks, now or delayed; delayed ones are dropped when the bank ends. */
export class Notifier {
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(
    private readonly addressOf: (payment: Payment) => string | null,
    private readonly keep: (payment: Payment) => void,
  ) {}

  async send(provider: Provider, payment: Payment): Promise<void> {
    const address = this.addressOf(payment)
    const message = address ? provider.notification(payment, address) : null
    if (!message) return
    try {
      const response = await fetch(message.url, {
        ...message.init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      payment.answers.push({ status: response.status, body: await response.text() })
    } catch {
      // The shop did not answer; the page of payments can send it again.
      payment.answers.push({ status: 0, body: '' })
    }
    this.keep(payment)
  }

  later(provider: Provider, payment: Payment, seconds: number) {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.send(provider, payment)
    }, seconds * 1_000)
    this.timers.add(timer)
  }

  close() {
    for (const timer of this.timers) clearTimeout(timer)
  }
}

async function notify(form: URLSearchParams, provider: Provider, payment: Payment, notifier: Notifier) {
  const how = form.get('notify') ?? 'now'
  if (how === 'now' || how === 'twice') await notifier.send(provider, payment)
  if (how === 'twice') await notifier.send(provider, payment)
  if (how !== 'later') return
  const seconds = Number(form.get('seconds') ?? 5)
  notifier.later(provider, payment, Math.min(MOST_SECONDS, Math.max(0, seconds) || 0))
}

/** The buyer's page of a payment, and the decision made there. */
export async function decide(call: Call, ledger: Ledger, notifier: Notifier): Promise<Reply> {
  const payment = ledger.get(call.path.slice(1))
  const provider = payment && PROVIDERS.get(payment.provider)
  if (!provider) return html(problemPage('Không tìm thấy thanh toán này.'), 404)
  if (call.method !== 'POST') return html(decisionPage(provider.title, payment))
  const form = new URLSearchParams(call.body)
  const answer = form.get('answer') ?? ''
  if (answer === 'abandon') return html(abandonedPage())
  if (answer === 'notify') {
    await notifier.send(provider, payment)
    return redirect('/')
  }
  const isOpen = payment.state === 'waiting' && payment.expiresAt.getTime() >= Date.now()
  if (isDecision(answer) && isOpen) {
    ledger.finish(payment, STATES[answer])
    await notify(form, provider, payment, notifier)
  }
  return redirect(provider.returnUrl(payment))
}
