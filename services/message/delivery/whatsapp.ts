import { array, number, object, string } from 'yup'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { answerOf, digitsOf, isSuccess, postJson, refusal } from './request'
import { requiredSetting } from './settings'

/** Error codes that do not concern this message, even with status 400: limits, outages, token, payment. */
const TEMPORARY = [
  1, 2, 4, 10, 190, 80_007, 130_429, 131_000, 131_016, 131_042, 131_048, 131_056, 131_057, 133_004,
]

const acceptedSchema = object({ messages: array(object({ id: string().required() })).required() })
const errorSchema = object({ error: object({ code: number().required() }).required() })

async function deliver({ recipient, parameters }: Outgoing) {
  const [code] = parameters
  if (code === undefined) throw new DeliveryError('WhatsApp carries codes only', true)
  const text = [{ type: 'text', text: code }]
  const url = `${settings.WHATSAPP_URL}/${requiredSetting('WHATSAPP_PHONE_NUMBER_ID')}/messages`
  const answer = await postJson(
    url,
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: digitsOf(recipient),
      type: 'template',
      template: {
        name: settings.WHATSAPP_TEMPLATE,
        language: { code: settings.WHATSAPP_LANGUAGE },
        // Authentication templates take the code twice: for the text and for the copy button.
        components: [
          { type: 'body', parameters: text },
          { type: 'button', sub_type: 'url', index: '0', parameters: text },
        ],
      },
    },
    { authorization: `Bearer ${requiredSetting('WHATSAPP_TOKEN')}` },
  )
  if (isSuccess(answer)) {
    const { messages } = await answerOf(answer, acceptedSchema)
    return { providerId: messages[0]?.id ?? null }
  }
  const { error } = await answerOf(answer, errorSchema)
  throw new DeliveryError(
    `WhatsApp HTTP ${answer.status} code ${error.code}`,
    refusal(answer).isFinal && !TEMPORARY.includes(error.code),
  )
}

/** Codes through the WhatsApp Cloud API, as an approved authentication template. */
export const whatsapp: Delivery = { name: 'whatsapp', deliver }
