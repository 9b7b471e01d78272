import { createHmac } from 'node:crypto'
import { type Call, form, html, redirect } from '../call'
import type { Ledger, Payment } from '../ledger'
import { problemPage } from '../pages'
import { dongOf, payPage, type Provider, secret, withQuery } from '../provider'

const merchant = 'BANKDEMO'
const accessCode = secret('onepay access', 4).toUpperCase()
const hexKey = secret('onepay').toUpperCase()
const user = 'op01'
const password = secret('onepay password', 6)

function sign(fields: Record<string, string>): string {
  const parts = []
  for (const name of Object.keys(fields).sort()) {
    const isSigned = name.startsWith('vpc_') || name.startsWith('user_')
    if (isSigned && name !== 'vpc_SecureHash' && fields[name]) parts.push(`${name}=${fields[name]}`)
  }
  const mac = createHmac('sha256', Buffer.from(hexKey, 'hex'))
  return mac.update(parts.join('&')).digest('hex').toUpperCase()
}

const signed = (fields: Record<string, string>) => ({ ...fields, vpc_SecureHash: sign(fields) })

const isTrue = (fields: Record<string, string>) =>
  fields.vpc_SecureHash === sign(fields) &&
  fields.vpc_Merchant === merchant &&
  fields.vpc_AccessCode === accessCode

const CODES = { waiting: '100', paid: '0', refused: 'F', cancelled: '99' }

const resultOf = (payment: Payment): Record<string, string> => ({
  vpc_Version: '2',
  vpc_Locale: 'vn',
  vpc_Command: 'pay',
  vpc_Merchant: merchant,
  vpc_MerchTxnRef: payment.reference,
  vpc_Amount: String(payment.amount * 100),
  vpc_OrderInfo: payment.description,
  vpc_TxnResponseCode: CODES[payment.state],
  vpc_Message: payment.state === 'paid' ? 'Approved' : 'Declined',
  vpc_TransactionNo: payment.state === 'paid' ? payment.transaction : '0',
  vpc_PayChannel: 'WEB',
})

function open({ query }: Call, ledger: Ledger, bank: string) {
  const fields = Object.fromEntries(query)
  if (!isTrue(fields)) return html(problemPage('Chữ ký không đúng'), 400)
  const { vpc_MerchTxnRef: reference = '', vpc_ReturnURL: returnUrl = '', vpc_CallbackURL = null } = fields
  const amount = dongOf(fields.vpc_Amount ?? '')
  if (!reference || !(amount > 0) || !URL.canParse(returnUrl))
    return html(problemPage('Yêu cầu không hợp lệ'), 400)
  const payment = ledger.open({
    provider: 'onepay',
    reference,
    amount,
    description: fields.vpc_OrderInfo ?? '',
    returnUrl,
    notifyUrl: vpc_CallbackURL,
    expiresAt: new Date(Date.now() + 15 * 60_000),
    asked: { cards: fields.vpc_CardList ?? '' },
  })
  return redirect(payPage(bank, payment))
}

function query(fields: Record<string, string>, ledger: Ledger) {
  if (fields.vpc_User !== user || fields.vpc_Password !== password)
    return form(signed({ vpc_DRExists: 'N', vpc_TxnResponseCode: '7', vpc_Message: 'Invalid user' }))
  const payment = ledger.find('onepay', fields.vpc_MerchTxnRef ?? '')
  if (!payment) return form(signed({ vpc_DRExists: 'N', vpc_TxnResponseCode: '300' }))
  return form(signed({ ...resultOf(payment), vpc_DRExists: 'Y' }))
}

function refund(fields: Record<string, string>, ledger: Ledger) {
  const payment = ledger.find('onepay', fields.vpc_OrgMerchTxnRef ?? '')
  const number = ledger.refund(payment, fields.vpc_MerchTxnRef ?? '', dongOf(fields.vpc_Amount ?? ''))
  const { vpc_User: _user, vpc_Password: _password, ...kept } = fields
  return form(
    signed({
      ...kept,
      vpc_TxnResponseCode: number === null ? '711' : '0',
      vpc_TransactionNo: number ?? '0',
    }),
  )
}

export const onepay: Provider = {
  name: 'onepay',
  title: 'OnePAY',
  environment: (url) => ({
    ONEPAY_MERCHANT: merchant,
    ONEPAY_ACCESS_CODE: accessCode,
    ONEPAY_HASH_KEY: hexKey,
    ONEPAY_USER: user,
    ONEPAY_PASSWORD: password,
    ONEPAY_PAY_URL: `${url}/paygate/vpcpay.op`,
    ONEPAY_API_URL: `${url}/msp/api/v1/vpc`,
  }),
  reply(call, ledger, bank) {
    if (call.path === '/paygate/vpcpay.op') return open(call, ledger, bank)
    const answer = { '/msp/api/v1/vpc/invoices/queries': query, '/msp/api/v1/vpc/refunds': refund }[call.path]
    if (!answer) return null
    const fields = Object.fromEntries(new URLSearchParams(call.body))
    return isTrue(fields)
      ? answer(fields, ledger)
      : form(signed({ vpc_DRExists: 'N', vpc_TxnResponseCode: '5', vpc_Message: 'Invalid hash' }))
  },
  notification: (payment, address) => ({ url: withQuery(address, signed(resultOf(payment))), init: {} }),
  returnUrl: (payment) => withQuery(payment.returnUrl, signed(resultOf(payment))),
}
