import { createHmac, randomUUID } from 'node:crypto'
import { number, object, string } from 'yup'
import { settings } from '@/settings'
import type { OnlineMethod, PaymentState, Verdict } from '../port'
import { answerOf, callProvider, jsonRequest, providerFailed } from './provider-request'
import { checkSignature } from './signature'
import { dong, identifier, parseJsonMessage, referenceOr, readMessage } from './provider-message'
import { plainWords } from './provider-formats'

const createdSchema = object({ resultCode: number().required(), payUrl: string().url() })

const resultSchema = object({
  resultCode: number().integer().required(),
  amount: dong().required(),
  orderId: identifier().required(),
  transId: identifier(),
  responseTime: number().integer().required(),
})

const notificationSchema = resultSchema.shape({
  partnerCode: string().required(),
  requestId: string().required(),
  orderInfo: string().default(''),
  orderType: string().default(''),
  message: string().default(''),
  payType: string().default(''),
  extraData: string().default(''),
  signature: string().required(),
})

const statusSchema = object({ resultCode: number().integer().required() })
const refundedSchema = statusSchema.shape({ transId: identifier() })

const UNKNOWN_ORDER = 42
const USED_REFERENCE = 41
const WAITING = [1000, 7000, 7002, 9000]
const BY_BUYER = [1003, 1006]

const partner = () => settings.MOMO_PARTNER_CODE

/** MoMo signs named fields in the order of the alphabet, joined as they are, the access key among them. */
const sign = (fields: Record<string, string | number>): string =>
  createHmac('sha256', settings.MOMO_SECRET_KEY)
    .update(
      Object.entries({ ...fields, accessKey: settings.MOMO_ACCESS_KEY })
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    )
    .digest('hex')

async function call(path: string, signed: Record<string, string | number>, more: object = {}) {
  const body = { ...signed, ...more, lang: 'vi', signature: sign(signed) }
  const url = `${settings.MOMO_URL}/v2/gateway/api/${path}`
  return (await callProvider('momo', url, jsonRequest(body))).body
}

function stateOf(code: number): PaymentState {
  if (code === 0) return 'paid'
  if (WAITING.includes(code)) return 'pending'
  return BY_BUYER.includes(code) ? 'cancelled' : 'failed'
}

function verdictOf(message: ReturnType<typeof resultSchema.validateSync>): Verdict {
  const state = stateOf(message.resultCode)
  return {
    reference: message.orderId,
    amount: message.amount,
    state,
    providerReference: referenceOr(message.transId),
    paidAt: state === 'paid' ? new Date(message.responseTime) : null,
  }
}

/** Return and notification bring the same fields, the one in the address, the other as JSON. */
function checkedVerdict(input: unknown): Verdict {
  const message = readMessage(notificationSchema, input)
  const { signature, transId = '', ...fields } = message
  checkSignature('momo', sign({ ...fields, transId }), signature)
  return verdictOf(message)
}

/** MoMo's one-time payment by wallet, version 2. Its answers to the shop carry no signature the shop could check. */
export const momo: OnlineMethod = {
  isOn: () =>
    [settings.MOMO_PARTNER_CODE, settings.MOMO_ACCESS_KEY, settings.MOMO_SECRET_KEY].every(
      (value) => value !== '',
    ),

  async create({ reference, amount, description, returnUrl, notifyUrl, expiresAt }) {
    const signed = {
      amount,
      extraData: '',
      ipnUrl: notifyUrl,
      orderId: reference,
      orderInfo: plainWords(description, 255),
      partnerCode: partner(),
      redirectUrl: returnUrl,
      requestId: reference,
      requestType: 'captureWallet',
    }
    const minutes = Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 60_000))
    const message = answerOf(
      'momo',
      await call('create', signed, { orderExpireTime: minutes, autoCapture: true }),
      createdSchema,
    )
    if (message.resultCode !== 0 || !message.payUrl)
      throw providerFailed('momo', `code ${message.resultCode}`)
    return { redirectUrl: message.payUrl, providerReference: null }
  },

  readReturn: (query) => checkedVerdict(Object.fromEntries(query)),
  readNotification: ({ body }) => checkedVerdict(parseJsonMessage(body)),

  /** Documented is the 204 alone; other outcomes are said by the statuses HTTP has for them. */
  answer(outcome) {
    const status = {
      accepted: 204,
      duplicate: 204,
      'unknown-order': 404,
      'wrong-amount': 409,
      'bad-signature': 400,
    }
    return new Response(null, { status: status[outcome] })
  },

  async query({ reference }) {
    const body = await call('query', { orderId: reference, partnerCode: partner(), requestId: randomUUID() })
    const { resultCode } = answerOf('momo', body, statusSchema)
    if (resultCode === UNKNOWN_ORDER) return null
    // Codes below a thousand speak of the question, not of the payment.
    if (resultCode !== 0 && resultCode < 1_000) throw providerFailed('momo', `code ${resultCode}`)
    const message = answerOf('momo', body, resultSchema)
    if (message.orderId !== reference) throw providerFailed('momo', 'another payment')
    return verdictOf(message)
  },

  async refund({ refundReference, amount, providerReference, reason }) {
    const body = await call('refund', {
      amount,
      description: plainWords(reason, 255),
      orderId: refundReference,
      partnerCode: partner(),
      requestId: refundReference,
      transId: Number(providerReference),
    })
    const { resultCode, transId } = answerOf('momo', body, refundedSchema)
    const isOpen = WAITING.includes(resultCode) || resultCode === USED_REFERENCE
    return {
      state: resultCode === 0 ? 'refunded' : isOpen ? 'pending' : 'failed',
      providerReference: referenceOr(transId),
      code: String(resultCode),
    }
  },
}
