import { object, string } from 'yup'
import type { OnlineMethod, Outcome, PaymentState, Verdict } from '../../port'
import { checkSignature } from '../signature'
import { hundredths, identifier, referenceOr, readMessage } from '../provider-message'
import { queryVnpay, refundVnpay } from './server-api'
import { vnpaySettings } from './settings'
import { vnpayQuery, vnpaySignature } from './signature'
import { instantOf, networkAddress, plainWords, stamp } from '../provider-formats'

const messageSchema = object({
  vnp_TxnRef: identifier().required(),
  vnp_Amount: hundredths().required(),
  vnp_ResponseCode: string().required(),
  vnp_TransactionStatus: string().required(),
  vnp_TransactionNo: identifier(),
  vnp_PayDate: string(),
})

const ANSWERS: Record<Outcome, { RspCode: string; Message: string }> = {
  accepted: { RspCode: '00', Message: 'Confirm Success' },
  duplicate: { RspCode: '02', Message: 'Order already confirmed' },
  'unknown-order': { RspCode: '01', Message: 'Order not found' },
  'wrong-amount': { RspCode: '04', Message: 'Invalid amount' },
  'bad-signature': { RspCode: '97', Message: 'Fail checksum' },
}

/** 24: the buyer cancelled. 07: the money was taken and VNPAY suspects fraud; 01, 04: not finished. */
function stateOf(code: string, status: string): PaymentState {
  if (code === '00' && status === '00') return 'paid'
  if (code === '24') return 'cancelled'
  return code === '07' || ['01', '04', '07'].includes(status) ? 'pending' : 'failed'
}

/** Return and notification bring the same signed fields. Others, such as the shop's own in its return address, are not signed. */
function verdictOf(query: URLSearchParams): Verdict {
  const fields = Object.fromEntries(Array.from(query).filter(([name]) => name.startsWith('vnp_')))
  const { vnp_SecureHash: given, vnp_SecureHashType: _type, ...signed } = fields
  checkSignature('vnpay', vnpaySignature(vnpayQuery(signed).toString()), given?.toLowerCase())
  const message = readMessage(messageSchema, signed)
  const state = stateOf(message.vnp_ResponseCode, message.vnp_TransactionStatus)
  return {
    reference: message.vnp_TxnRef,
    amount: message.vnp_Amount / 100,
    state,
    providerReference: referenceOr(message.vnp_TransactionNo),
    paidAt: state === 'paid' ? instantOf(message.vnp_PayDate) : null,
  }
}

/** VNPAY, version 2.1.0: a signed address the buyer is sent to. The address of notifications is registered with the terminal. */
export const vnpay: OnlineMethod = {
  isOn: () => vnpaySettings().terminal !== '' && vnpaySettings().secret !== '',

  async create({ reference, amount, description, buyerAddress, returnUrl, createdAt, expiresAt, method }) {
    const { terminal, payUrl } = vnpaySettings()
    const query = vnpayQuery({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: terminal,
      vnp_CurrCode: 'VND',
      vnp_Locale: 'vn',
      vnp_OrderType: 'other',
      vnp_TxnRef: reference,
      vnp_Amount: String(amount * 100),
      vnp_OrderInfo: plainWords(description, 255),
      vnp_IpAddr: networkAddress(buyerAddress),
      vnp_ReturnUrl: returnUrl,
      vnp_CreateDate: stamp(createdAt),
      vnp_ExpireDate: stamp(expiresAt),
      ...(method === 'card' && { vnp_BankCode: 'INTCARD' }),
    })
    query.append('vnp_SecureHash', vnpaySignature(query.toString()))
    const url = new URL(payUrl)
    url.search = query.toString()
    return { redirectUrl: url.href, providerReference: null }
  },

  readReturn: verdictOf,
  readNotification: ({ query }) => verdictOf(query),
  answer: (outcome) => Response.json(ANSWERS[outcome]),
  query: queryVnpay,
  refund: refundVnpay,
}
