import { createHmac } from 'node:crypto'
import { type Call, fieldsOf, json } from '../call'
import type { Ledger, Payment } from '../ledger'
import { payPage, type Provider, secret, vietnamTime, withQuery } from '../provider'

const appId = '2553'
const key1 = secret('zalopay 1')
const key2 = secret('zalopay 2')

const mac = (key: string, parts: readonly (string | undefined)[]) =>
  createHmac('sha256', key)
    .update(parts.map((part) => part ?? '').join('|'))
    .digest('hex')

const failed = (sub_return_code: number) =>
  json({ return_code: 2, return_message: 'Giao dịch thất bại', sub_return_code })

const isToday = (name: string) => name.startsWith(`${vietnamTime(new Date()).slice(2, 8)}_`)

function create(asked: Record<string, string>, ledger: Ledger, bank: string) {
  const { app_id, app_trans_id = '', app_user, amount = '', app_time, embed_data = '', item } = asked
  if (asked.mac !== mac(key1, [app_id, app_trans_id, app_user, amount, app_time, embed_data, item]))
    return failed(-402)
  if (!isToday(app_trans_id) || app_trans_id.length > 40 || !(Number(amount) > 0)) return failed(-401)
  if (ledger.find('zalopay', app_trans_id)) return failed(-68)
  const payment = ledger.open({
    provider: 'zalopay',
    reference: app_trans_id,
    amount: Number(amount),
    description: asked.description ?? '',
    returnUrl: fieldsOf(embed_data).redirecturl ?? '',
    notifyUrl: asked.callback_url ?? null,
    expiresAt: new Date(Date.now() + Number(asked.expire_duration_seconds ?? 900) * 1_000),
    asked: { app_user: app_user ?? '', app_time: app_time ?? '', embed_data, item: item ?? '' },
  })
  return json({ return_code: 1, return_message: 'Giao dịch thành công', order_url: payPage(bank, payment) })
}

function query(asked: Record<string, string>, ledger: Ledger) {
  if (asked.mac !== mac(key1, [asked.app_id, asked.app_trans_id, key1])) return failed(-402)
  const payment = ledger.find('zalopay', asked.app_trans_id ?? '')
  if (!payment) return failed(-101)
  if (payment.state === 'waiting')
    return json({
      return_code: 3,
      return_message: 'Giao dịch đang xử lý',
      is_processing: true,
      zp_trans_id: 0,
    })
  if (payment.state !== 'paid') return failed(payment.state === 'cancelled' ? -49 : -1)
  return json({
    return_code: 1,
    return_message: 'Giao dịch thành công',
    is_processing: false,
    amount: payment.amount,
    zp_trans_id: Number(payment.transaction),
    server_time: payment.finishedAt?.getTime(),
  })
}

function refund(asked: Record<string, string>, ledger: Ledger) {
  const { app_id, zp_trans_id, amount, description, timestamp, m_refund_id = '' } = asked
  if (asked.mac !== mac(key1, [app_id, zp_trans_id, amount, description, timestamp])) return failed(-402)
  if (!/^\d{6}_\d+_/.test(m_refund_id)) return failed(-401)
  const payment = ledger.findTransaction('zalopay', zp_trans_id ?? '')
  const number = ledger.refund(payment, m_refund_id, Number(amount))
  if (number === null) return failed(-13)
  return json({ return_code: 1, return_message: 'Giao dịch thành công', refund_id: Number(number) })
}

function reply({ path, body }: Call, ledger: Ledger, bank: string) {
  const asked = Object.fromEntries(new URLSearchParams(body))
  const answer = { '/v2/create': create, '/v2/query': query, '/v2/refund': refund }[path]
  if (!answer) return null
  return asked.app_id === appId ? answer(asked, ledger, bank) : failed(-2)
}

function dataOf(payment: Payment): string {
  const { app_user, app_time, embed_data, item } = payment.asked
  return JSON.stringify({
    app_id: Number(appId),
    app_trans_id: payment.reference,
    app_time: Number(app_time),
    app_user,
    amount: payment.amount,
    embed_data,
    item,
    zp_trans_id: Number(payment.transaction),
    server_time: payment.finishedAt?.getTime(),
    channel: 38,
    merchant_user_id: 'demo',
    user_fee_amount: 0,
    discount_amount: 0,
  })
}

const STATUSES = { waiting: '0', paid: '1', refused: '-1', cancelled: '-49' }

export const zalopay: Provider = {
  name: 'zalopay',
  title: 'ZaloPay',
  environment: (url) => ({
    ZALOPAY_APP_ID: appId,
    ZALOPAY_KEY1: key1,
    ZALOPAY_KEY2: key2,
    ZALOPAY_URL: url,
  }),
  reply,
  // ZaloPay notifies paid orders only.
  notification(payment, url) {
    if (payment.state !== 'paid') return null
    const data = dataOf(payment)
    const body = JSON.stringify({ data, mac: mac(key2, [data]), type: 1 })
    return { url, init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } }
  },
  returnUrl(payment) {
    const values = [appId, payment.reference, '38', '', String(payment.amount), '0', STATUSES[payment.state]]
    const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status']
    const fields = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    return withQuery(payment.returnUrl, { ...fields, checksum: mac(key2, values) })
  },
}
