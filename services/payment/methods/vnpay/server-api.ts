import { randomBytes } from 'node:crypto'
import { type InferType, object, string } from 'yup'
import type { PaymentQuery, PaymentState, Refund, RefundRequest, Verdict } from '../../port'
import { answerOf, callProvider, jsonRequest, providerFailed, readAnswer } from '../provider-request'
import { checkSignature } from '../signature'
import { hundredths, identifier, referenceOr } from '../provider-message'
import { vnpaySettings } from './settings'
import { vnpaySignature } from './signature'
import { instantOf, plainWords, stamp } from '../provider-formats'

/** VNPAY's calls of servers, querydr and refund, by version 2.1.0 of its API. */
const VERSION = '2.1.0'

const answerSchema = object({
  vnp_ResponseId: string(),
  vnp_Command: string(),
  vnp_ResponseCode: string().required(),
  vnp_Message: string(),
  vnp_TmnCode: string(),
  vnp_TxnRef: identifier(),
  vnp_Amount: hundredths(),
  vnp_BankCode: string(),
  vnp_PayDate: string(),
  vnp_TransactionNo: identifier(),
  vnp_TransactionType: string(),
  vnp_TransactionStatus: string(),
  vnp_OrderInfo: string(),
  vnp_PromotionCode: string(),
  vnp_PromotionAmount: string(),
  vnp_SecureHash: string(),
})
type VnpayAnswer = InferType<typeof answerSchema>

const NOT_FOUND = '91'
const DUPLICATE_REQUEST = '94'

const FULL_REFUND = '02'
const PARTIAL_REFUND = '03'

const sign = (parts: readonly (string | number | undefined)[]) =>
  vnpaySignature(parts.map((part) => part ?? '').join('|'))

async function call(body: object): Promise<VnpayAnswer> {
  const { body: answer } = await callProvider('vnpay', vnpaySettings().apiUrl, jsonRequest(body))
  return answerOf('vnpay', answer, answerSchema)
}

const checkAnswer = (expected: string, { vnp_SecureHash: given }: VnpayAnswer) =>
  readAnswer('vnpay', () => checkSignature('vnpay', expected, given?.toLowerCase()))

const signedParts = (answer: VnpayAnswer) => [
  answer.vnp_ResponseId,
  answer.vnp_Command,
  answer.vnp_ResponseCode,
  answer.vnp_Message,
  vnpaySettings().terminal,
  answer.vnp_TxnRef,
  answer.vnp_Amount,
  answer.vnp_BankCode,
  answer.vnp_PayDate,
  answer.vnp_TransactionNo,
  answer.vnp_TransactionType,
  answer.vnp_TransactionStatus,
  answer.vnp_OrderInfo,
]

/** 05, 06, 09: paid, and a refund is on its way or was refused. 04, 07: the money is under way or under suspicion. */
function stateOf(status: string | undefined): PaymentState {
  if (['00', '05', '06', '09'].includes(status ?? '')) return 'paid'
  return status === '02' ? 'failed' : 'pending'
}

async function requestStatus(reference: string, createdAt: Date): Promise<VnpayAnswer | null> {
  const { terminal, serverAddress } = vnpaySettings()
  const asked = {
    vnp_RequestId: randomBytes(16).toString('hex'),
    vnp_Version: VERSION,
    vnp_Command: 'querydr',
    vnp_TmnCode: terminal,
    vnp_TxnRef: reference,
    vnp_TransactionDate: stamp(createdAt),
    vnp_CreateDate: stamp(new Date()),
    vnp_IpAddr: serverAddress,
    vnp_OrderInfo: `Truy van ${reference}`,
  }
  const answer = await call({ ...asked, vnp_SecureHash: sign(Object.values(asked)) })
  if (answer.vnp_ResponseCode === NOT_FOUND) return null
  if (answer.vnp_ResponseCode !== '00') throw providerFailed('vnpay', `code ${answer.vnp_ResponseCode}`)
  const parts = [...signedParts(answer), answer.vnp_PromotionCode, answer.vnp_PromotionAmount]
  checkAnswer(sign(parts), answer)
  if (answer.vnp_TxnRef !== reference) throw providerFailed('vnpay', 'another payment')
  return answer
}

export async function queryVnpay({ reference, amount, createdAt }: PaymentQuery): Promise<Verdict | null> {
  const answer = await requestStatus(reference, createdAt)
  if (!answer) return null
  const state = stateOf(answer.vnp_TransactionStatus)
  return {
    reference,
    amount: answer.vnp_Amount === undefined ? amount : answer.vnp_Amount / 100,
    state,
    providerReference: referenceOr(answer.vnp_TransactionNo),
    paidAt: state === 'paid' ? instantOf(answer.vnp_PayDate) : null,
  }
}

/** 06: VNPAY has sent the refund to the bank, the last thing it ever says of one. 05: it has not yet. 09: refused. */
function refundStateOf(status: string | undefined): Refund['state'] {
  if (status === '00' || status === '06') return 'refunded'
  return status === '09' ? 'failed' : 'pending'
}

/** How a refund stands that was asked for before: said by the payment's own status, where 00 says nothing of a refund. */
async function requestRefund({ reference, createdAt }: RefundRequest): Promise<Refund> {
  const answer = await requestStatus(reference, createdAt)
  const status = answer?.vnp_TransactionStatus
  const state = status === '00' ? 'pending' : refundStateOf(status)
  return { state, providerReference: null, code: `${DUPLICATE_REQUEST}/${status ?? NOT_FOUND}` }
}

export async function refundVnpay(request: RefundRequest): Promise<Refund> {
  const { terminal, serverAddress } = vnpaySettings()
  const isFull = request.amount === request.paidAmount
  const asked = {
    // VNPAY refuses a request it has seen today, so a second try pays nothing out.
    vnp_RequestId: request.refundReference,
    vnp_Version: VERSION,
    vnp_Command: 'refund',
    vnp_TmnCode: terminal,
    vnp_TransactionType: isFull ? FULL_REFUND : PARTIAL_REFUND,
    vnp_TxnRef: request.reference,
    vnp_Amount: request.amount * 100,
    vnp_TransactionNo: request.providerReference,
    vnp_TransactionDate: stamp(request.createdAt),
    vnp_CreateBy: plainWords(request.by, 245),
    vnp_CreateDate: stamp(request.requestedAt),
    vnp_IpAddr: serverAddress,
    vnp_OrderInfo: plainWords(request.reason, 255),
  }
  const answer = await call({ ...asked, vnp_SecureHash: sign(Object.values(asked)) })
  const code = answer.vnp_ResponseCode
  if (code === DUPLICATE_REQUEST) return requestRefund(request)
  if (code !== '00') return { state: 'failed', providerReference: null, code }
  checkAnswer(sign(signedParts(answer)), answer)
  return {
    state: refundStateOf(answer.vnp_TransactionStatus),
    providerReference: referenceOr(answer.vnp_TransactionNo),
    code,
  }
}
