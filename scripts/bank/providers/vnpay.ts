import { createHmac } from 'node:crypto'
import { type Call, fieldsOf, html, json, redirect } from '../call'
import type { Ledger, Payment } from '../ledger'
import { problemPage } from '../pages'
import {
  dongOf,
  freshId,
  instantOf,
  type Message,
  payPage,
  type Provider,
  secret,
  vietnamTime,
  withQuery,
} from '../provider'

const terminal = 'BANKDEMO'
const key = secret('vnpay')

const mac = (text: string) => createHmac('sha512', key).update(text).digest('hex')

/** VNPAY signs the query as it is written: sorted, escaped, without the signature. */
function signQuery(fields: Record<string, string>): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(fields).sort()) if (fields[name]) query.append(name, fields[name])
  return mac(query.toString())
}

const CODES = { waiting: '01', paid: '00', refused: '11', cancelled: '24' }
const STATUSES = { waiting: '01', paid: '00', refused: '02', cancelled: '02' }

function resultOf(payment: Payment): Record<string, string> {
  const fields = {
    vnp_TmnCode: terminal,
    vnp_Amount: String(payment.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: payment.description,
    vnp_PayDate: vietnamTime(payment.finishedAt ?? new Date()),
    vnp_ResponseCode: CODES[payment.state],
    vnp_TransactionNo: payment.state === 'paid' ? payment.transaction : '0',
    vnp_TransactionStatus: STATUSES[payment.state],
    vnp_TxnRef: payment.reference,
  }
  return { ...fields, vnp_SecureHash: signQuery(fields) }
}

function open({ query }: Call, ledger: Ledger, bank: string) {
  const { vnp_SecureHash: given, ...fields } = Object.fromEntries(query)
  if (given !== signQuery(fields)) return html(problemPage('Sai chữ ký (70)'), 400)
  const { vnp_TxnRef: reference = '', vnp_Amount: hundredths = '', vnp_ReturnUrl: returnUrl = '' } = fields
  const amount = dongOf(hundredths)
  if (!reference || !(amount > 0) || !URL.canParse(returnUrl) || fields.vnp_TmnCode !== terminal)
    return html(problemPage('Dữ liệu gửi sang không hợp lệ (03)'), 400)
  const payment = ledger.open({
    provider: 'vnpay',
    reference,
    amount,
    description: fields.vnp_OrderInfo ?? '',
    returnUrl,
    notifyUrl: null,
    expiresAt: instantOf(fields.vnp_ExpireDate ?? ''),
    asked: { created: fields.vnp_CreateDate ?? '' },
  })
  return redirect(payPage(bank, payment))
}

const QUERY_FIELDS = 'RequestId|Version|Command|TmnCode|TxnRef|TransactionDate|CreateDate|IpAddr|OrderInfo'
const REFUND_FIELDS =
  'RequestId|Version|Command|TmnCode|TransactionType|TxnRef|Amount|TransactionNo|TransactionDate|CreateBy|CreateDate|IpAddr|OrderInfo'
const ANSWER_FIELDS =
  'ResponseId|Command|ResponseCode|Message|TmnCode|TxnRef|Amount|BankCode|PayDate|TransactionNo|TransactionType|TransactionStatus|OrderInfo'

const joined = (names: string, fields: Record<string, string>) =>
  names
    .split('|')
    .map((name) => fields[`vnp_${name}`] ?? '')
    .join('|')

const requests = new Set<string>()

/** VNPAY reports a refund as sent to the bank. */
function standingOf({ refunds, amount }: Payment): Record<string, string> {
  if (refunds.size === 0) return { vnp_TransactionType: '01' }
  const back = Array.from(refunds.values()).reduce((sum, refund) => sum + refund.amount, 0)
  return { vnp_TransactionType: back === amount ? '02' : '03', vnp_TransactionStatus: '06' }
}

function transaction({ body }: Call, ledger: Ledger) {
  const asked = fieldsOf(body)
  const isRefund = asked.vnp_Command === 'refund'
  const payment = ledger.find('vnpay', asked.vnp_TxnRef ?? '')
  const answer = (code: string, more: Record<string, string> = {}) => {
    const fields = {
      vnp_ResponseId: freshId(),
      vnp_Command: asked.vnp_Command ?? '',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? 'Success' : 'Failed',
      vnp_TmnCode: terminal,
      vnp_TxnRef: asked.vnp_TxnRef ?? '',
      ...more,
    }
    const text = joined(isRefund ? ANSWER_FIELDS : `${ANSWER_FIELDS}|PromotionCode|PromotionAmount`, fields)
    return json({ ...fields, vnp_SecureHash: mac(text) })
  }
  if (asked.vnp_SecureHash !== mac(joined(isRefund ? REFUND_FIELDS : QUERY_FIELDS, asked)))
    return answer('97')
  if (requests.has(asked.vnp_RequestId ?? '')) return answer('94')
  requests.add(asked.vnp_RequestId ?? '')
  if (!payment || payment.asked.created !== asked.vnp_TransactionDate) return answer('91')
  const { vnp_SecureHash: _, vnp_CardType: _type, vnp_ResponseCode: _code, ...result } = resultOf(payment)
  if (!isRefund) return answer('00', { ...result, ...standingOf(payment) })
  const number = ledger.refund(payment, asked.vnp_RequestId ?? '', dongOf(asked.vnp_Amount ?? ''))
  if (number === null) return answer('95')
  return answer('00', {
    ...result,
    vnp_Amount: asked.vnp_Amount ?? '',
    vnp_TransactionNo: number,
    vnp_TransactionType: asked.vnp_TransactionType ?? '',
    vnp_TransactionStatus: '05',
  })
}

export const vnpay: Provider = {
  name: 'vnpay',
  title: 'VNPAY',
  environment: (url) => ({
    VNPAY_TMN_CODE: terminal,
    VNPAY_HASH_SECRET: key,
    VNPAY_PAY_URL: `${url}/paymentv2/vpcpay.html`,
    VNPAY_API_URL: `${url}/merchant_webapi/api/transaction`,
  }),
  reply(call, ledger, bank) {
    if (call.path === '/paymentv2/vpcpay.html') return open(call, ledger, bank)
    return call.path === '/merchant_webapi/api/transaction' ? transaction(call, ledger) : null
  },
  notification: (payment, address): Message => ({ url: withQuery(address, resultOf(payment)), init: {} }),
  returnUrl: (payment) => withQuery(payment.returnUrl, resultOf(payment)),
}
