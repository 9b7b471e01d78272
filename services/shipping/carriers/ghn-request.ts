import { type InferType, mixed, number, object, type Schema, string } from 'yup'
import { settings } from '@/settings'
import { callCarrier, readAnswer } from './carrier-request'
import { carrierFailed, carrierRefused, neededSetting } from './failure'

const SUCCESS = 200
const BAD_KEYS = [401, 403]

const envelopeSchema = object({
  code: number().required(),
  code_message: string().nullable().default(null),
  data: mixed().nullable().default(null),
})

export const ghnAddress = (): string => settings.GHN_URL.replace(/\/+$/, '')

/** Refusals name themselves by a code in capitals; their sentences may repeat the recipient and are left where they are. */
const reasonOf = (code: number, name: string | null) =>
  name !== null && /^[\w-]{1,60}$/.test(name) ? name : `code ${code}`

/**
 * One call of GHN's public API: keys in the headers `Token` and `ShopId`, the answer in `data` when `code` is 200.
 * @throws CARRIER_OFF, CARRIER_REFUSED, CARRIER_FAILED
 */
export async function callGhn<S extends Schema>(
  path: string,
  body: object | null,
  schema: S,
): Promise<InferType<S>> {
  const { code, code_message, data } = await callCarrier({
    carrier: 'ghn',
    url: `${ghnAddress()}${path}`,
    init: {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        token: neededSetting('ghn', 'GHN_TOKEN'),
        shopid: neededSetting('ghn', 'GHN_SHOP_ID'),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    schema: envelopeSchema,
  })
  if (BAD_KEYS.includes(code)) throw carrierFailed('ghn', `code ${code}`)
  if (code !== SUCCESS) throw carrierRefused('ghn', reasonOf(code, code_message))
  return readAnswer('ghn', data, schema)
}
