import { randomInt, randomUUID } from 'node:crypto'

export const STATES = ['waiting', 'paid', 'refused', 'cancelled'] as const
export type State = (typeof STATES)[number]

export interface Payment {
  id: string
  /** its name */
  provider: string
  /** as the shop calls it */
  reference: string
  /** dong */
  amount: number
  description: string
  returnUrl: string
  /** none: the provider's registered address is used */
  notifyUrl: string | null
  expiresAt: Date
  /** what the provider's messages repeat of the request */
  asked: Record<string, string>
  state: State
  transaction: string
  finishedAt: Date | null
  /** dong by the shop's name of the refund */
  refunds: Map<string, { amount: number; transaction: string }>
  /** what the shop answered to each notification */
  answers: { status: number; body: string }[]
}

type New = Pick<
  Payment,
  'provider' | 'reference' | 'amount' | 'description' | 'returnUrl' | 'notifyUrl' | 'expiresAt' | 'asked'
>

export const transactionNumber = () => String(randomInt(1e9, 1e10))

/** The bank's payments, in memory; `keep` is called to write them to disk. */
export class Ledger {
  private readonly payments: Map<string, Payment>

  constructor(
    known: readonly Payment[] = [],
    /** called with every payment that is new or has changed */
    readonly keep: (payment: Payment) => void = () => undefined,
  ) {
    this.payments = new Map(known.map((payment) => [payment.id, payment]))
  }

  /** A new payment, or the one of the same reference when the shop asks twice. */
  open(asked: New): Payment {
    const known = this.find(asked.provider, asked.reference)
    if (known) return known
    const payment: Payment = {
      ...asked,
      id: randomUUID(),
      state: 'waiting',
      transaction: transactionNumber(),
      finishedAt: null,
      refunds: new Map(),
      answers: [],
    }
    this.payments.set(payment.id, payment)
    this.keep(payment)
    return payment
  }

  get = (id: string): Payment | undefined => this.payments.get(id)

  all = (): Payment[] => Array.from(this.payments.values()).reverse()

  find = (provider: string, reference: string): Payment | undefined =>
    this.all().find((payment) => payment.provider === provider && payment.reference === reference)

  findTransaction = (provider: string, transaction: string): Payment | undefined =>
    this.all().find((payment) => payment.provider === provider && payment.transaction === transaction)

  finish(payment: Payment, state: State) {
    payment.state = state
    payment.finishedAt = new Date()
    this.keep(payment)
  }

  /** Pays back; the same name twice pays once. Null when nothing was paid, or less is left. */
  refund(payment: Payment | undefined, name: string, amount: number): string | null {
    const known = payment?.refunds.get(name)
    if (known) return known.transaction
    if (payment?.state !== 'paid' || !Number.isSafeInteger(amount) || amount <= 0) return null
    const given = Array.from(payment.refunds.values()).reduce((sum, refund) => sum + refund.amount, 0)
    if (given + amount > payment.amount) return null
    const transaction = transactionNumber()
    payment.refunds.set(name, { amount, transaction })
    this.keep(payment)
    return transaction
  }
}
