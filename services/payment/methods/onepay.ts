import { createHmac } from 'node:crypto'
import { type InferType, object, string } from 'yup'
import { settings } from '@/settings'
import type { OnlineMethod, PaymentState, Verdict } from '../port'
import { callProvider, providerFailed, readAnswer } from './provider-request'
import { checkSignature } from './signature'
import { hundredths, identifier, referenceOr, readMessage } from './provider-message'
import { networkAddress, plainWords } from './provider-formats'

const messageSchema = object({
  vpc_MerchTxnRef: identifier().required(),
  vpc_Amount: hundredths().required(),
  // Letters among them: never a number.
  vpc_TxnResponseCode: string().required(),
  vpc_TransactionNo: identifier(),
})

const refundedSchema = object({
  vpc_TxnResponseCode: string().required(),
  vpc_TransactionNo: identifier(),
})

const BY_BUYER = '99'
const WAITING = ['100', '300']

const NAMES = ['ONEPAY_MERCHANT', 'ONEPAY_ACCESS_CODE', 'ONEPAY_HASH_KEY'] as const

/** The fields `vpc_` and `user_` with a value, in the order of their names, joined as they are; the key is written in hex. */
function sign(fields: Record<string, string>): string {
  const text = Object.entries(fields)
    .filter(
      ([name, value]) => /^(vpc|user)_/.test(name) && !name.startsWith('vpc_SecureHash') && value !== '',
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const key = Buffer.from(settings.ONEPAY_HASH_KEY, 'hex')
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase()
}

/** @throws INVALID_SIGNATURE */
function checked(query: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(query)
  checkSignature('onepay', sign(fields), fields.vpc_SecureHash?.toUpperCase())
  return fields
}

const signedForm = (fields: Record<string, string>) =>
  new URLSearchParams({ ...fields, vpc_SecureHash: sign(fields) })

const merchant = () => ({
  vpc_Version: '2',
  vpc_Merchant: settings.ONEPAY_MERCHANT,
  vpc_AccessCode: settings.ONEPAY_ACCESS_CODE,
})

async function call(path: string, fields: Record<string, string>): Promise<URLSearchParams> {
  const url = `${settings.ONEPAY_API_URL}/${path}`
  const { body } = await callProvider('onepay', url, { body: signedForm({ ...merchant(), ...fields }) })
  return new URLSearchParams(body)
}

function stateOf(code: string): PaymentState {
  if (code === '0') return 'paid'
  if (WAITING.includes(code)) return 'pending'
  return code === BY_BUYER ? 'cancelled' : 'failed'
}

const verdictOf = (message: InferType<typeof messageSchema>): Verdict => ({
  reference: message.vpc_MerchTxnRef,
  amount: message.vpc_Amount / 100,
  state: stateOf(message.vpc_TxnResponseCode),
  providerReference: referenceOr(message.vpc_TransactionNo),
  // OnePay does not say when.
  paidAt: null,
})

const checkedVerdict = (query: URLSearchParams): Verdict =>
  verdictOf(readMessage(messageSchema, checked(query)))

/**
 * OnePay's payment page for cards and banks, version 2: a signed address. Notifications come by GET or POST with the same fields.
 * Of its refund the address and the fields are known from public shops that use it, not from a public document of OnePay's.
 */
export const onepay: OnlineMethod = {
  isOn: () => NAMES.every((name) => settings[name] !== ''),

  async create({ reference, amount, description, buyerAddress, returnUrl, notifyUrl, method }) {
    const fields = {
      ...merchant(),
      vpc_Command: 'pay',
      vpc_Currency: 'VND',
      vpc_Locale: 'vn',
      vpc_MerchTxnRef: reference,
      vpc_OrderInfo: plainWords(description, 34),
      vpc_Amount: String(amount * 100),
      vpc_TicketNo: networkAddress(buyerAddress),
      vpc_ReturnURL: returnUrl,
      vpc_CallbackURL: notifyUrl,
      ...(method === 'card' && { vpc_CardList: 'INTERNATIONAL' }),
      AgainLink: returnUrl,
      Title: 'OnePAY',
    }
    const url = new URL(settings.ONEPAY_PAY_URL)
    url.search = signedForm(fields).toString()
    return { redirectUrl: url.href, providerReference: null }
  },

  readReturn: checkedVerdict,
  readNotification: ({ query, body }) =>
    checkedVerdict(query.has('vpc_SecureHash') ? query : new URLSearchParams(body)),

  answer: (outcome) =>
    new Response(
      outcome === 'accepted' || outcome === 'duplicate'
        ? 'responsecode=1&desc=confirm-success'
        : 'responsecode=0&desc=confirm-fail',
      { headers: { 'content-type': 'text/plain' } },
    ),

  async query({ reference }) {
    const answer = await call('invoices/queries', {
      vpc_Command: 'queryDR',
      vpc_MerchTxnRef: reference,
      vpc_User: settings.ONEPAY_USER,
      vpc_Password: settings.ONEPAY_PASSWORD,
    })
    if (!answer.has('vpc_TxnResponseCode') && !answer.has('vpc_DRExists'))
      throw providerFailed('onepay', 'unknown answer')
    const fields = readAnswer('onepay', () => checked(answer))
    if (fields.vpc_DRExists?.toUpperCase() !== 'Y') return null
    const message = readAnswer('onepay', () => readMessage(messageSchema, fields))
    if (message.vpc_MerchTxnRef !== reference) throw providerFailed('onepay', 'another payment')
    return verdictOf(message)
  },

  async refund({ reference, refundReference, amount, by }) {
    const answer = await call('refunds', {
      vpc_Command: 'refund',
      vpc_MerchTxnRef: refundReference,
      vpc_OrgMerchTxnRef: reference,
      vpc_Amount: String(amount * 100),
      vpc_Operator: plainWords(by, 64),
    })
    if (!answer.has('vpc_TxnResponseCode')) throw providerFailed('onepay', 'unknown answer')
    const message = readAnswer('onepay', () => readMessage(refundedSchema, checked(answer)))
    const code = message.vpc_TxnResponseCode
    return {
      state: code === '0' ? 'refunded' : WAITING.includes(code) ? 'pending' : 'failed',
      providerReference: referenceOr(message.vpc_TransactionNo),
      code,
    }
  },
}
