/** How a payment stands at its provider. `cancelled`: the buyer said no; `failed`: the provider did. */
export type PaymentState = 'paid' | 'failed' | 'pending' | 'cancelled'

export interface PaymentRequest {
  /** the shop's name of this attempt, never used twice: letters and digits, 30 at most */
  reference: string
  /** whole dong */
  amount: number
  description: string
  /** the network address the buyer comes from */
  buyerAddress: string
  /** where the buyer comes back to */
  returnUrl: string
  /** webhook address for the result; VNPAY and ShopeePay have theirs registered beforehand instead */
  notifyUrl: string
  /** when the payment was made; `query` and `refund` must be given the same instant */
  createdAt: Date
  expiresAt: Date
  /** asks the provider to open its form for cards */
  method?: 'card'
}

export interface Created {
  redirectUrl: string
  /** how the provider calls the payment, where it says so at once */
  providerReference: string | null
}

/**
 * A provider's verdict on a payment, its signature checked. Whether the payment is known, its amount the one asked for, and the verdict
 * still new is for the caller to find out: a true verdict may be a replay, or late.
 */
export interface Verdict {
  reference: string
  /** whole dong */
  amount: number
  state: PaymentState
  /** the provider's number of the transaction, needed to pay it back */
  providerReference: string | null
  /** null when it is not paid or the provider does not say */
  paidAt: Date | null
}

export interface NotificationRequest {
  headers: Headers
  /** as it came, byte for byte: signatures are made over it */
  body: string
  query: URLSearchParams
}

/** Outcome of a webhook call. `accepted` counts for any state that was recorded, also a failed payment. */
export type Outcome = 'accepted' | 'duplicate' | 'unknown-order' | 'wrong-amount' | 'bad-signature'

export interface PaymentQuery {
  reference: string
  amount: number
  createdAt: Date
}

export interface RefundRequest {
  /** of the payment, as for `query` */
  reference: string
  createdAt: Date
  /** what was paid, and the provider's number of it */
  paidAmount: number
  providerReference: string
  /** the shop's name of this refund, the same at every try, so that no try pays twice: letters and digits, 30 at most */
  refundReference: string
  /** whole dong, at most `paidAmount` */
  amount: number
  requestedAt: Date
  reason: string
  /** the actor in the shop */
  by: string
}

export interface Refund {
  /** `pending`: taken, or perhaps taken, and not yet paid out */
  state: 'refunded' | 'pending' | 'failed'
  providerReference: string | null
  /** the provider's own code of its answer, for questions to its support */
  code: string
}

/**
 * A payment method at a provider, over HTTP. Adapters have no state: all they know is in the settings.
 * A provider that does not answer, or not as it should, is PAYMENT_PROVIDER_FAILED (502): nothing is known then, ask again.
 */
export interface OnlineMethod {
  /** whether its settings are there */
  isOn(): boolean
  create(request: PaymentRequest): Promise<Created>
  /**
   * Reads the buyer's return; null from a provider whose return proves nothing, to be followed by `query`.
   * @throws INVALID_SIGNATURE (400)
   */
  readReturn(query: URLSearchParams): Verdict | null
  /** @throws INVALID_SIGNATURE (400), BAD_REQUEST (400) */
  readNotification(request: NotificationRequest): Verdict
  /** The acknowledgement the provider expects of a webhook. */
  answer(outcome: Outcome): Response
  /** How a payment stands; null when the provider does not know it, as when the buyer never arrived there. */
  query(question: PaymentQuery): Promise<Verdict | null>
  refund(request: RefundRequest): Promise<Refund>
}
