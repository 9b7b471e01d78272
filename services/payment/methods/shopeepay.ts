import { createHmac, randomUUID } from 'node:crypto'
import { type InferType, number, object, string } from 'yup'
import { badRequest } from '@/domain/error'
import { settings } from '@/settings'
import type { OnlineMethod, Outcome, PaymentState, Verdict } from '../port'
import { answerOf, callProvider, providerFailed, readAnswer } from './provider-request'
import { checkSignature } from './signature'
import { hundredths, identifier, parseJsonMessage, referenceOr, readMessage } from './provider-message'
import { secondsUntil } from './provider-formats'

const MOST_SECONDS = 86_400
const PAYMENT = 13

const createdSchema = object({ errcode: number().required(), redirect_url_http: string().url() })

const transactionSchema = object({
  amount: hundredths(),
  transaction_sn: identifier(),
  /** of the payment (1 successful) in some products, of the transaction (3 successful) in others */
  payment_status: number().integer(),
  transaction_status: number().integer(),
  status: number().integer(),
  create_time: number().integer(),
  update_time: number().integer(),
})
type Transaction = InferType<typeof transactionSchema>

const notificationSchema = transactionSchema.shape({
  amount: hundredths().required(),
  reference_id: identifier(),
  payment_reference_id: identifier(),
  transaction_type: number().integer(),
})

const checkedSchema = transactionSchema.shape({
  errcode: number().integer().required(),
  transaction: transactionSchema.default(undefined),
})

const refundedSchema = object({ errcode: number().integer().required(), transaction_sn: identifier() })

const PROCESSING = 5
const NOT_FOUND = 2

const NAMES = [
  'SHOPEEPAY_CLIENT_ID',
  'SHOPEEPAY_SECRET_KEY',
  'SHOPEEPAY_MERCHANT_ID',
  'SHOPEEPAY_STORE_ID',
] as const

const sign = (body: string): string =>
  createHmac('sha256', settings.SHOPEEPAY_SECRET_KEY).update(body).digest('base64')

async function call(path: string, fields: object): Promise<string> {
  const sent = JSON.stringify({
    ...fields,
    merchant_ext_id: settings.SHOPEEPAY_MERCHANT_ID,
    store_ext_id: settings.SHOPEEPAY_STORE_ID,
  })
  const { headers, body } = await callProvider(
    'shopeepay',
    `${settings.SHOPEEPAY_URL}/v3/merchant-host/${path}`,
    {
      headers: {
        'content-type': 'application/json',
        'X-Airpay-ClientId': settings.SHOPEEPAY_CLIENT_ID,
        'X-Airpay-Req-H': sign(sent),
      },
      body: sent,
    },
  )
  const signature = headers.get('X-Airpay-Req-H')
  if (signature !== null) readAnswer('shopeepay', () => checkSignature('shopeepay', sign(body), signature))
  return body
}

function stateOf({ payment_status, transaction_status, status }: Transaction): PaymentState {
  const ofTransaction = transaction_status ?? status
  // A refunded payment was paid.
  if (payment_status === 1 || payment_status === 3 || ofTransaction === 3) return 'paid'
  if (payment_status === 4) return 'cancelled'
  const hasFailed = payment_status === 6 || (ofTransaction !== undefined && [4, 6, 7].includes(ofTransaction))
  return hasFailed ? 'failed' : 'pending'
}

function verdictOf(message: Transaction, reference: string, amount: number): Verdict {
  const state = stateOf(message)
  const seconds = message.update_time ?? message.create_time
  return {
    reference,
    amount,
    state,
    providerReference: referenceOr(message.transaction_sn),
    paidAt: state === 'paid' && seconds !== undefined ? new Date(seconds * 1_000) : null,
  }
}

const ANSWERS: Record<Outcome, { errcode: number; debug_msg: string }> = {
  accepted: { errcode: 0, debug_msg: 'success' },
  duplicate: { errcode: 0, debug_msg: 'success' },
  'unknown-order': { errcode: 1, debug_msg: 'unknown order' },
  'wrong-amount': { errcode: 1, debug_msg: 'wrong amount' },
  'bad-signature': { errcode: 2, debug_msg: 'invalid signature' },
}

/**
 * ShopeePay's "Checkout with ShopeePay", version 3. Its return proves nothing by its own words; the address of notifications is
 * registered at onboarding. Confirmed are the addresses, the signature, the kinds and statuses of transactions. Unconfirmed: the name of
 * the reference in a notification (both published names are taken), where `transaction/check` puts the status (both places are looked
 * at), the codes of answers beside 0, and the longest validity.
 */
export const shopeepay: OnlineMethod = {
  isOn: () => NAMES.every((name) => settings[name] !== ''),

  async create({ reference, amount, returnUrl, expiresAt }) {
    const answer = await call('order/create', {
      request_id: randomUUID(),
      payment_reference_id: reference,
      amount: amount * 100,
      currency: 'VND',
      return_url: returnUrl,
      platform_type: 'mweb',
      validity_period: secondsUntil(expiresAt, 60, MOST_SECONDS),
    })
    const { errcode, redirect_url_http } = answerOf('shopeepay', answer, createdSchema)
    if (errcode !== 0 || !redirect_url_http) throw providerFailed('shopeepay', `code ${errcode}`)
    return { redirectUrl: redirect_url_http, providerReference: null }
  },

  readReturn: () => null,

  readNotification({ headers, body }) {
    checkSignature('shopeepay', sign(body), headers.get('X-Airpay-Req-H'))
    const message = readMessage(notificationSchema, parseJsonMessage(body))
    const reference = message.reference_id ?? message.payment_reference_id
    // A refund that went well has the same status as a payment that did.
    if (reference === undefined || (message.transaction_type ?? PAYMENT) !== PAYMENT)
      throw badRequest('not about a payment')
    return verdictOf(message, reference, message.amount / 100)
  },

  answer: (outcome) => Response.json(ANSWERS[outcome], { status: outcome === 'bad-signature' ? 401 : 200 }),

  async query({ reference, amount }) {
    const answer = await call('transaction/check', {
      request_id: randomUUID(),
      reference_id: reference,
      transaction_type: PAYMENT,
      amount: amount * 100,
    })
    const { errcode, transaction, ...top } = answerOf('shopeepay', answer, checkedSchema)
    if (top.payment_status === NOT_FOUND) return null
    if (errcode !== 0) throw providerFailed('shopeepay', `code ${errcode}`)
    const message = { ...top, ...transaction }
    return verdictOf(message, reference, message.amount === undefined ? amount : message.amount / 100)
  },

  async refund({ reference, refundReference, amount }) {
    const answer = await call('transaction/refund/create-new', {
      request_id: refundReference,
      reference_id: reference,
      transaction_type: PAYMENT,
      refund_reference_id: refundReference,
      amount: amount * 100,
    })
    const { errcode, transaction_sn } = answerOf('shopeepay', answer, refundedSchema)
    return {
      state: errcode === 0 ? 'refunded' : errcode === PROCESSING ? 'pending' : 'failed',
      providerReference: referenceOr(transaction_sn),
      code: String(errcode),
    }
  },
}
