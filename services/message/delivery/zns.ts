import { number, object, string } from 'yup'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { answerOf, digitsOf, postJson } from './request'
import { requiredSetting } from './settings'

const ACCEPTED = 0
/** Codes that concern this recipient: malformed number, outdated Zalo, no account, or an account that cannot receive. */
const FINAL = [-108, -110, -114, -118, -119, -139, -140, -141]

const answerSchema = object({
  error: number().required(),
  data: object({ msg_id: string().optional() }).nullable().default(null),
})

async function deliver({ id, recipient, parameters }: Outgoing) {
  const [code] = parameters
  if (code === undefined) throw new DeliveryError('ZNS carries codes only', true)
  const answer = await postJson(
    settings.ZNS_URL,
    {
      phone: digitsOf(recipient),
      template_id: requiredSetting('ZNS_TEMPLATE_ID'),
      template_data: { otp: code },
      tracking_id: id,
    },
    { access_token: requiredSetting('ZNS_ACCESS_TOKEN') },
  )
  const { error, data } = await answerOf(answer, answerSchema)
  if (error !== ACCEPTED) throw new DeliveryError(`ZNS ${error}`, FINAL.includes(error))
  return { providerId: data?.msg_id ?? null }
}

/** One-time codes through Zalo's notification service instead of SMS. */
export const zns: Delivery = { name: 'zns', deliver }
