import { mixed, object, string } from 'yup'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { answerOf, postJson } from './request'
import { requiredSetting } from './settings'

const CUSTOMER_CARE = '2'

const ACCEPTED = '100'
/** The RequestId is known: an earlier attempt arrived, only its answer was lost. */
const ACCEPTED_BEFORE = '124'
/** Codes that concern this message: number blocked or malformed, type or wording not registered, network not served. */
const FINAL = ['99', '108', '118', '146', '177']

const answerSchema = object({
  CodeResult: mixed<string | number>()
    .test((value) => typeof value === 'string' || typeof value === 'number')
    .required(),
  SMSID: string().nullable().optional(),
})

/** National form of a number: '+84912345678' → '0912345678'. */
const nationalNumber = (e164: string): string => e164.replace(/^\+84/, '0').replace(/\D/g, '')

async function deliver({ id, recipient, text }: Outgoing) {
  const answer = await postJson(settings.ESMS_URL, {
    ApiKey: requiredSetting('ESMS_API_KEY'),
    SecretKey: requiredSetting('ESMS_SECRET_KEY'),
    Brandname: requiredSetting('ESMS_BRANDNAME'),
    Phone: nationalNumber(recipient),
    Content: text,
    SmsType: CUSTOMER_CARE,
    IsUnicode: '0',
    RequestId: id,
  })
  const { CodeResult, SMSID } = await answerOf(answer, answerSchema)
  const code = String(CodeResult)
  if (code !== ACCEPTED && code !== ACCEPTED_BEFORE)
    throw new DeliveryError(`eSMS ${code}`, FINAL.includes(code))
  return { providerId: SMSID ?? null }
}

/** Short messages through eSMS.vn (developers.esms.vn, "Send OTP/Customer care message"). */
export const esms: Delivery = { name: 'esms', deliver }
