import { randomInt, randomUUID } from 'node:crypto'

export const STATES = ['waiting', 'paid', 'refused', 'cancelled'] as const
export type State = (typeof STATES)[number]

export interface Payment {
  id: string
  /** name of the provider */
  provider: string
  /** the shop's reference */
  reference: string
  /** dong */
  amount: number
  description: string
  returnUrl: string
  /** webhook address; without one the provider's registered address is used */
  notifyUrl: string | null
  expiresAt: Date
  /** values of the request that the provider's messages repeat */
  asked: Record<string, string>
  state: State
  transaction: string
  finishedAt: Date | null
  /** dong, by the shop's id of the refund */
  refunds: Map<string, { amount: number; transaction: string }>
  /** the shop's answer to each webhook */
  answers: { status: number; body: string }[]
}

type New = Pick<
  Payment,
  'provider' | 'reference' | 'amount' | 'description' | 'returnUrl' | 'notifyUrl' | 'expiresAt' | 'asked'
>

export const transactionNumber = () => String(randomInt(1e9, 1e10))

/** The bank's payments in memory; `keep` writes them to disk. */
export class Ledger {
  private readonly payments: Map<string, Payment>

  constructor(
    known: readonly Payment[] = [],
    /** called with every new or changed payment */
    readonly keep: (payment: Payment) => void = () => undefined,
  ) {
    this.payments = new Map(known.map((payment) => [payment.id, payment]))
  }

  /** Creates a payment; gives the existing one for a repeated reference. */
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

  /** Refunds once for each id; null when nothing was paid or too little is left. */
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
