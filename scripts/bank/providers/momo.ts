import { createHmac } from 'node:crypto'
import { type Call, fieldsOf, json } from '../call'
import type { Ledger, Payment } from '../ledger'
import { payPage, type Provider, secret, withQuery } from '../provider'

const partnerCode = 'MOMOBANKDEMO'
const accessKey = secret('momo access', 8)
const key = secret('momo')

/** The documented texts, with a name for every value. */
const FORMATS = {
  create: 'accessKey,amount,extraData,ipnUrl,orderId,orderInfo,partnerCode,redirectUrl,requestId,requestType',
  query: 'accessKey,orderId,partnerCode,requestId',
  refund: 'accessKey,amount,description,orderId,partnerCode,requestId,transId',
  result:
    'accessKey,amount,extraData,message,orderId,orderInfo,orderType,partnerCode,payType,requestId,responseTime,resultCode,transId',
}

const sign = (format: keyof typeof FORMATS, fields: Record<string, string>) =>
  createHmac('sha256', key)
    .update(
      FORMATS[format]
        .split(',')
        .map((name) => `${name}=${name === 'accessKey' ? accessKey : (fields[name] ?? '')}`)
        .join('&'),
    )
    .digest('hex')

const CODES = { waiting: 1000, paid: 0, refused: 1001, cancelled: 1006 }
const MESSAGES = {
  waiting: 'Giao dịch đang chờ.',
  paid: 'Thành công.',
  refused: 'Giao dịch thất bại.',
  cancelled: 'Giao dịch bị từ chối bởi người dùng.',
}

function resultOf(payment: Payment): Record<string, string> {
  const fields = {
    partnerCode,
    orderId: payment.reference,
    requestId: payment.asked.requestId ?? '',
    amount: String(payment.amount),
    orderInfo: payment.description,
    orderType: 'momo_wallet',
    transId: payment.transaction,
    resultCode: String(CODES[payment.state]),
    message: MESSAGES[payment.state],
    payType: 'qr',
    responseTime: String((payment.finishedAt ?? new Date()).getTime()),
    extraData: payment.asked.extraData ?? '',
  }
  return { ...fields, signature: sign('result', fields) }
}

const refusal = (resultCode: number) => json({ partnerCode, resultCode, message: 'Yêu cầu bị từ chối.' })

function create(asked: Record<string, string>, ledger: Ledger, bank: string) {
  const amount = Number(asked.amount)
  if (!Number.isSafeInteger(amount) || amount < 1_000 || amount > 50_000_000) return refusal(22)
  const known = ledger.find('momo', asked.orderId ?? '')
  if (known && known.asked.requestId !== asked.requestId) return refusal(41)
  const payment = ledger.open({
    provider: 'momo',
    reference: asked.orderId ?? '',
    amount,
    description: asked.orderInfo ?? '',
    returnUrl: asked.redirectUrl ?? '',
    notifyUrl: asked.ipnUrl ?? null,
    expiresAt: new Date(Date.now() + Number(asked.orderExpireTime ?? 100) * 60_000),
    asked: { requestId: asked.requestId ?? '', extraData: asked.extraData ?? '' },
  })
  return json({
    partnerCode,
    orderId: payment.reference,
    amount,
    resultCode: 0,
    payUrl: payPage(bank, payment),
  })
}

function query(asked: Record<string, string>, ledger: Ledger) {
  const payment = ledger.find('momo', asked.orderId ?? '')
  return payment ? json(numbered(resultOf(payment))) : refusal(42)
}

function refund(asked: Record<string, string>, ledger: Ledger) {
  const payment = ledger.findTransaction('momo', asked.transId ?? '')
  const transId = ledger.refund(payment, asked.orderId ?? '', Number(asked.amount))
  if (transId === null) return refusal(1080)
  return json({ partnerCode, orderId: asked.orderId, resultCode: 0, transId: Number(transId) })
}

/** MoMo writes its numbers as numbers. */
const numbered = (fields: Record<string, string>) => ({
  ...fields,
  amount: Number(fields.amount),
  transId: Number(fields.transId),
  resultCode: Number(fields.resultCode),
  responseTime: Number(fields.responseTime),
})

function reply({ path, body }: Call, ledger: Ledger, bank: string) {
  const asked = fieldsOf(body)
  const name = path.replace('/v2/gateway/api/', '')
  if (name !== 'create' && name !== 'query' && name !== 'refund') return null
  if (asked.partnerCode !== partnerCode) return refusal(13)
  if (asked.signature !== sign(name, asked)) return refusal(11)
  if (name === 'create') return create(asked, ledger, bank)
  return name === 'query' ? query(asked, ledger) : refund(asked, ledger)
}

export const momo: Provider = {
  name: 'momo',
  title: 'MoMo',
  environment: (url) => ({
    MOMO_PARTNER_CODE: partnerCode,
    MOMO_ACCESS_KEY: accessKey,
    MOMO_SECRET_KEY: key,
    MOMO_URL: url,
  }),
  reply,
  notification: (payment, url) => ({
    url,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(numbered(resultOf(payment))),
    },
  }),
  returnUrl: (payment) => withQuery(payment.returnUrl, resultOf(payment)),
}
