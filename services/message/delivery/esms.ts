import { mixed, object, string } from 'yup'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { answerOf, postJson } from './request'
import { neededSetting } from './settings'

const CUSTOMER_CARE = '2'

const TAKEN = '100'
/** The RequestId is known: an earlier try arrived, only its answer was lost. */
const TAKEN_BEFORE = '124'
/** Codes about this message: number blocked, number malformed, kind or wording not registered, network not served. */
const FINAL = ['99', '108', '118', '146', '177']

const answerSchema = object({
  CodeResult: mixed<string | number>()
    .test((value) => typeof value === 'string' || typeof value === 'number')
    .required(),
  SMSID: string().nullable().optional(),
})

/** '+84912345678' → '0912345678', as numbers are dialled in the country. */
const dialled = (e164: string): string => e164.replace(/^\+84/, '0').replace(/\D/g, '')

async function deliver({ id, recipient, text }: Outgoing) {
  const answer = await postJson(settings.ESMS_URL, {
    ApiKey: neededSetting('ESMS_API_KEY'),
    SecretKey: neededSetting('ESMS_SECRET_KEY'),
    Brandname: neededSetting('ESMS_BRANDNAME'),
    Phone: dialled(recipient),
    Content: text,
    SmsType: CUSTOMER_CARE,
    IsUnicode: '0',
    RequestId: id,
  })
  const { CodeResult, SMSID } = await answerOf(answer, answerSchema)
  const code = String(CodeResult)
  if (code !== TAKEN && code !== TAKEN_BEFORE) throw new DeliveryError(`eSMS ${code}`, FINAL.includes(code))
  return { providerId: SMSID ?? null }
}

/** Short messages through eSMS.vn (developers.esms.vn, "Send OTP/Customer care message"). */
export const esms: Delivery = { name: 'esms', deliver }
