import { object, string } from 'yup'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { callProvider, isSuccess, refusal } from './request'
import { requiredSetting } from './settings'

type Escape = (value: string) => string

const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1)

/** Replaces {{to}}, {{text}} and {{id}}, each escaped by `escape`. */
const fill = (template: string, { recipient, text, id }: Outgoing, escape: Escape): string =>
  template.replace(/\{\{(to|text|id)\}\}/g, (_, name: string) =>
    escape(name === 'to' ? recipient : name === 'text' ? text : id),
  )

function headersOf(json: string): Headers {
  try {
    const value: unknown = JSON.parse(json)
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const [name, header] of Object.entries(object().required().validateSync(value)))
      headers.set(name, string().required().validateSync(header))
    return headers
  } catch {
    throw new DeliveryError('SMS_HTTP_HEADERS is not a JSON object of texts')
  }
}

async function deliver(message: Outgoing) {
  const url = fill(requiredSetting('SMS_HTTP_URL'), message, encodeURIComponent)
  const method = settings.SMS_HTTP_METHOD.toUpperCase()
  const headers = headersOf(settings.SMS_HTTP_HEADERS)
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const body = fill(settings.SMS_HTTP_BODY, message, isForm ? encodeURIComponent : inJson)
  const answer = await callProvider(url, { method, headers, ...(method !== 'GET' && { body }) })
  if (!isSuccess(answer)) throw refusal(answer)
  const success = settings.SMS_HTTP_SUCCESS
  if (success && !new RegExp(success, 'u').test(answer.body))
    throw new DeliveryError('answer does not match SMS_HTTP_SUCCESS')
  return { providerId: null }
}

/** SMS through any gateway that takes one HTTP request for each message. */
export const httpSms: Delivery = { name: 'http', deliver }
