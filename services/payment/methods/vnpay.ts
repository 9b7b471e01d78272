import {
  buildPaymentUrlSearchParams,
  calculateSecureHash,
  HashAlgorithm,
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
} from 'vnpay'
import { object, string } from 'yup'
import type { OnlineMethod, Outcome, PaymentState, Verdict } from '../port'
import { checkSignature } from './signing'
import { hundredths, identifier, referenceOr, toldIn } from './told'
import { queryVnpay, refundVnpay } from './vnpay-server'
import { vnpayLibrary, vnpaySettings } from './vnpay-settings'
import { instantOf, networkAddress, plainWords, stamp } from './wording'

const toldSchema = object({
  vnp_TxnRef: identifier().required(),
  vnp_Amount: hundredths().required(),
  vnp_ResponseCode: string().required(),
  vnp_TransactionStatus: string().required(),
  vnp_TransactionNo: identifier(),
  vnp_PayDate: string(),
})

const ANSWERS: Record<Outcome, { RspCode: string; Message: string }> = {
  accepted: IpnSuccess,
  duplicate: InpOrderAlreadyConfirmed,
  'unknown-order': IpnOrderNotFound,
  'wrong-amount': IpnInvalidAmount,
  'bad-signature': IpnFailChecksum,
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
  const expected = calculateSecureHash({
    secureSecret: vnpaySettings().secret,
    data: buildPaymentUrlSearchParams(signed).toString(),
    hashAlgorithm: HashAlgorithm.SHA512,
    bufferEncode: 'utf-8',
  })
  checkSignature('vnpay', expected, given?.toLowerCase())
  const told = toldIn(toldSchema, signed)
  const state = stateOf(told.vnp_ResponseCode, told.vnp_TransactionStatus)
  return {
    reference: told.vnp_TxnRef,
    amount: told.vnp_Amount / 100,
    state,
    providerReference: referenceOr(told.vnp_TransactionNo),
    paidAt: state === 'paid' ? instantOf(told.vnp_PayDate) : null,
  }
}

/**
 * VNPAY, version 2.1.0, through the library `vnpay`: a signed address the buyer is sent to. The address of notifications is registered
 * with the terminal. Signatures are compared here, in constant time, and times are written for Vietnam here: the library's would be
 * seven hours off wherever the server does not run in UTC.
 */
export const vnpay: OnlineMethod = {
  isOn: () => vnpaySettings().terminal !== '' && vnpaySettings().secret !== '',

  async create({ reference, amount, description, buyerAddress, returnUrl, createdAt, expiresAt, method }) {
    const redirectUrl = vnpayLibrary().buildPaymentUrl({
      vnp_TxnRef: reference,
      vnp_Amount: amount,
      vnp_OrderInfo: plainWords(description, 255),
      vnp_IpAddr: networkAddress(buyerAddress),
      vnp_ReturnUrl: returnUrl,
      vnp_CreateDate: Number(stamp(createdAt)),
      vnp_ExpireDate: Number(stamp(expiresAt)),
      ...(method === 'card' && { vnp_BankCode: 'INTCARD' }),
    })
    return { redirectUrl, providerReference: null }
  },

  readReturn: verdictOf,
  readNotification: ({ query }) => verdictOf(query),
  answer: (outcome) => Response.json(ANSWERS[outcome]),
  query: queryVnpay,
  refund: refundVnpay,
}
