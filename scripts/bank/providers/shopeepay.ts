import { createHmac } from 'node:crypto'
import { type Call, fieldsOf, headerOf, json, type Reply } from '../call'
import type { Ledger, Payment } from '../ledger'
import { dongOf, payPage, type Provider, secret, withQuery } from '../provider'

const clientId = '11000999'
const key = secret('shopeepay')
const merchantId = 'bank-demo'
const storeId = 'bank-demo-store'

const sign = (body: string) => createHmac('sha256', key).update(body).digest('base64')

/** Answers are signed as requests are. */
const signed = (fields: object): Reply => json(fields, { 'X-Airpay-Req-H': sign(JSON.stringify(fields)) })
const refused = (errcode: number, debug_msg: string) => signed({ errcode, debug_msg })

const STATUSES = { waiting: 2, paid: 3, refused: 4, cancelled: 7 }
const PAYMENT_STATUSES = { waiting: 5, paid: 1, refused: 6, cancelled: 4 }

const resultOf = (payment: Payment) => ({
  amount: payment.amount * 100,
  merchant_ext_id: merchantId,
  store_ext_id: storeId,
  payment_method: 16,
  payment_status: PAYMENT_STATUSES[payment.state],
  transaction_status: STATUSES[payment.state],
  transaction_type: 13,
  reference_id: payment.reference,
  transaction_sn: payment.transaction,
  update_time: Math.floor((payment.finishedAt ?? new Date()).getTime() / 1_000),
})

function create(asked: Record<string, string>, ledger: Ledger, bank: string) {
  const { payment_reference_id: reference = '', return_url: returnUrl = '' } = asked
  const amount = dongOf(asked.amount ?? '')
  if (!reference || !(amount > 0) || !URL.canParse(returnUrl) || asked.currency !== 'VND')
    return refused(1, 'invalid parameters')
  if (ledger.find('shopeepay', reference)) return refused(9, 'duplicate')
  const payment = ledger.open({
    provider: 'shopeepay',
    reference,
    amount,
    description: reference,
    returnUrl,
    notifyUrl: null,
    expiresAt: new Date(Date.now() + Number(asked.validity_period ?? 1_200) * 1_000),
    asked: {},
  })
  return signed({
    request_id: asked.request_id,
    errcode: 0,
    debug_msg: 'success',
    redirect_url_http: payPage(bank, payment),
  })
}

function check(asked: Record<string, string>, ledger: Ledger) {
  const payment = ledger.find('shopeepay', asked.reference_id ?? '')
  if (!payment) return signed({ errcode: 0, debug_msg: 'success', payment_status: 2 })
  if (asked.amount !== String(payment.amount * 100)) return refused(1, 'another amount')
  const { payment_status, payment_method, ...transaction } = resultOf(payment)
  return signed({ errcode: 0, debug_msg: 'success', payment_method, payment_status, transaction })
}

function refund(asked: Record<string, string>, ledger: Ledger) {
  const payment = ledger.find('shopeepay', asked.reference_id ?? '')
  const amount = dongOf(asked.amount ?? '')
  const number = ledger.refund(payment, asked.refund_reference_id ?? '', amount)
  if (number === null) return refused(601, 'refund rejected')
  return signed({ errcode: 0, debug_msg: 'success', transaction_sn: number })
}

function reply(call: Call, ledger: Ledger, bank: string) {
  const answer = {
    '/v3/merchant-host/order/create': create,
    '/v3/merchant-host/transaction/check': check,
    '/v3/merchant-host/transaction/refund/create-new': refund,
  }[call.path]
  if (!answer) return null
  const isTrue =
    headerOf(call, 'x-airpay-clientid') === clientId && headerOf(call, 'x-airpay-req-h') === sign(call.body)
  if (!isTrue) return refused(2, 'permission denied')
  const asked = fieldsOf(call.body)
  if (asked.merchant_ext_id !== merchantId || asked.store_ext_id !== storeId) return refused(4, 'not found')
  return answer(asked, ledger, bank)
}

export const shopeepay: Provider = {
  name: 'shopeepay',
  title: 'ShopeePay',
  environment: (url) => ({
    SHOPEEPAY_CLIENT_ID: clientId,
    SHOPEEPAY_SECRET_KEY: key,
    SHOPEEPAY_MERCHANT_ID: merchantId,
    SHOPEEPAY_STORE_ID: storeId,
    SHOPEEPAY_URL: url,
  }),
  reply,
  // ShopeePay notifies paid orders only.
  notification(payment, url) {
    if (payment.state !== 'paid') return null
    const body = JSON.stringify(resultOf(payment))
    const headers = {
      'content-type': 'application/json',
      'X-Airpay-ClientId': clientId,
      'X-Airpay-Req-H': sign(body),
    }
    return { url, init: { method: 'POST', headers, body } }
  },
  returnUrl: (payment) =>
    withQuery(payment.returnUrl, {
      amount: String(payment.amount * 100),
      client_id: clientId,
      reference_id: payment.reference,
      result_code: payment.state === 'paid' ? '100' : '201',
    }),
}
