import { createHmac } from 'node:crypto'
import { boolean, number, object, string } from 'yup'
import { settings } from '@/settings'
import type { OnlineMethod, Outcome, PaymentState } from '../port'
import { answerOf, callProvider, providerFailed } from './provider-request'
import { checkSignature } from './signature'
import { dong, identifier, parseJsonMessage, referenceOr, readMessage } from './provider-message'
import { plainWords, secondsUntil, stamp } from './provider-formats'

const LEAST_SECONDS = 300
const MOST_SECONDS = 2_592_000

const createdSchema = object({ return_code: number().required(), order_url: string().url() })

const returnedSchema = object({
  appid: string().required(),
  apptransid: string().required(),
  pmcid: string().default(''),
  bankcode: string().default(''),
  amount: dong().required(),
  discountamount: string().default(''),
  status: number().integer().required(),
  checksum: string(),
})

const envelopeSchema = object({ data: string().required(), mac: string() })
const paidSchema = object({
  app_trans_id: string().required(),
  amount: dong().required(),
  zp_trans_id: identifier().required(),
  server_time: number().integer().required(),
})

const statusSchema = object({
  return_code: number().integer().required(),
  sub_return_code: number().integer(),
  is_processing: boolean(),
  amount: dong(),
  zp_trans_id: identifier(),
  server_time: number().integer(),
})

const refundedSchema = object({ return_code: number().integer().required(), refund_id: identifier() })

const PAID = 1
const FAILED = 2
const BY_BUYER = -49
const NO_SUCH_ORDER = -101

const app = () => settings.ZALOPAY_APP_ID

const mac = (key: 'ZALOPAY_KEY1' | 'ZALOPAY_KEY2', text: string): string =>
  createHmac('sha256', settings[key]).update(text).digest('hex')

/** ZaloPay wants the day in Vietnam before the shop's own name of a payment or refund. */
const dated = (instant: Date, ...names: string[]): string => [stamp(instant, 'yyMMdd'), ...names].join('_')
const referenceIn = (transaction: string): string => transaction.replace(/^\d{6}_/, '')

async function call(path: string, fields: Record<string, string | number>): Promise<string> {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  return (await callProvider('zalopay', `${settings.ZALOPAY_URL}/v2/${path}`, { body })).body
}

/** 1: taken. 2: known already. 0 asks for another try, of which there are three at most. */
const ANSWERS: Record<Outcome, { return_code: number; return_message: string }> = {
  accepted: { return_code: 1, return_message: 'success' },
  duplicate: { return_code: 2, return_message: 'duplicate' },
  'unknown-order': { return_code: 0, return_message: 'unknown order' },
  'wrong-amount': { return_code: 0, return_message: 'wrong amount' },
  'bad-signature': { return_code: -1, return_message: 'mac not equal' },
}

function returnedState(status: number): PaymentState {
  if (status === PAID) return 'paid'
  return status === BY_BUYER ? 'cancelled' : 'failed'
}

/**
 * ZaloPay, version 2: the shop signs with its first key, ZaloPay with the second. It notifies of paid orders alone.
 * Unconfirmed by its documents: the code of an unknown order (-101) and the status of a buyer who cancels (-49).
 */
export const zalopay: OnlineMethod = {
  isOn: () =>
    [settings.ZALOPAY_APP_ID, settings.ZALOPAY_KEY1, settings.ZALOPAY_KEY2].every((value) => value !== ''),

  async create({ reference, amount, description, returnUrl, notifyUrl, createdAt, expiresAt }) {
    const fields = {
      app_id: app(),
      app_trans_id: dated(createdAt, reference),
      app_user: settings.ZALOPAY_APP_USER,
      amount,
      app_time: createdAt.getTime(),
      embed_data: JSON.stringify({ redirecturl: returnUrl }),
      item: '[]',
    }
    const answer = await call('create', {
      ...fields,
      mac: mac('ZALOPAY_KEY1', Object.values(fields).join('|')),
      description: plainWords(description, 255),
      bank_code: '',
      callback_url: notifyUrl,
      expire_duration_seconds: secondsUntil(expiresAt, LEAST_SECONDS, MOST_SECONDS),
    })
    const { return_code, order_url } = answerOf('zalopay', answer, createdSchema)
    if (return_code !== 1 || !order_url) throw providerFailed('zalopay', `code ${return_code}`)
    return { redirectUrl: order_url, providerReference: null }
  },

  readReturn(query) {
    const { checksum, ...message } = readMessage(returnedSchema, Object.fromEntries(query))
    const { appid, apptransid, pmcid, bankcode, amount, discountamount, status } = message
    const signed = [appid, apptransid, pmcid, bankcode, amount, discountamount, status]
    checkSignature('zalopay', mac('ZALOPAY_KEY2', signed.join('|')), checksum)
    // No number of ZaloPay's comes back with the browser: the notification or a query brings it.
    return {
      reference: referenceIn(apptransid),
      amount,
      state: returnedState(status),
      providerReference: null,
      paidAt: null,
    }
  },

  readNotification({ body }) {
    const { data, mac: given } = readMessage(envelopeSchema, parseJsonMessage(body))
    checkSignature('zalopay', mac('ZALOPAY_KEY2', data), given)
    const message = readMessage(paidSchema, parseJsonMessage(data))
    return {
      reference: referenceIn(message.app_trans_id),
      amount: message.amount,
      state: 'paid',
      providerReference: referenceOr(message.zp_trans_id),
      paidAt: new Date(message.server_time),
    }
  },

  answer: (outcome) => Response.json(ANSWERS[outcome]),

  async query({ reference, amount, createdAt }) {
    const app_trans_id = dated(createdAt, reference)
    const signed = mac('ZALOPAY_KEY1', [app(), app_trans_id, settings.ZALOPAY_KEY1].join('|'))
    const answer = await call('query', { app_id: app(), app_trans_id, mac: signed })
    const message = answerOf('zalopay', answer, statusSchema)
    if (message.sub_return_code === NO_SUCH_ORDER) return null
    const isPaid = message.return_code === PAID
    return {
      reference,
      // An order that is not paid has no amount here.
      amount: isPaid ? (message.amount ?? 0) : amount,
      state: isPaid ? 'paid' : message.return_code === FAILED ? 'failed' : 'pending',
      providerReference: referenceOr(message.zp_trans_id),
      paidAt: isPaid && message.server_time !== undefined ? new Date(message.server_time) : null,
    }
  },

  async refund({ refundReference, amount, providerReference, reason, requestedAt }) {
    const fields = {
      app_id: app(),
      zp_trans_id: providerReference,
      amount,
      description: plainWords(reason, 100),
      timestamp: Date.now(),
    }
    const answer = await call('refund', {
      ...fields,
      m_refund_id: dated(requestedAt, app(), refundReference),
      mac: mac('ZALOPAY_KEY1', Object.values(fields).join('|')),
    })
    const { return_code, refund_id } = answerOf('zalopay', answer, refundedSchema)
    return {
      state: return_code === PAID ? 'refunded' : return_code === FAILED ? 'failed' : 'pending',
      providerReference: referenceOr(refund_id),
      code: String(return_code),
    }
  },
}
