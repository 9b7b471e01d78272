import type { InferType, Schema } from 'yup'
import { settings } from '@/settings'
import { callCarrier } from './carrier-request'
import { neededSetting } from './failure'

interface GhtkRequest<S extends Schema> {
  path: string
  query?: Record<string, string>
  /** sent by POST; without one the question is a GET */
  body?: object
  schema: S
}

/**
 * One call of GHTK's API. The shop's token in the header `Token` is all the signature it knows; `X-Client-Source` names the partner.
 * @throws CARRIER_OFF, CARRIER_FAILED
 */
export async function callGhtk<S extends Schema>(question: GhtkRequest<S>): Promise<InferType<S>> {
  const { path, query = {}, body, schema } = question
  const source = settings.GHTK_CLIENT_SOURCE
  const search = new URLSearchParams(query).toString()
  return callCarrier({
    carrier: 'ghtk',
    url: `${settings.GHTK_URL.replace(/\/+$/, '')}${path}${search && `?${search}`}`,
    init: {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        token: neededSetting('ghtk', 'GHTK_TOKEN'),
        ...(source && { 'x-client-source': source }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    schema,
  })
}

/** Where GHTK picks up: an address kept with it, by id, or the same in words. @throws CARRIER_OFF */
export function pickUpFrom(): Record<string, string> {
  const id = settings.GHTK_PICK_ADDRESS_ID
  const ward = settings.GHTK_PICK_WARD
  return {
    ...(id && { pick_address_id: id }),
    pick_address: settings.GHTK_PICK_ADDRESS,
    pick_province: neededSetting('ghtk', 'GHTK_PICK_PROVINCE'),
    pick_district: neededSetting('ghtk', 'GHTK_PICK_DISTRICT'),
    ...(ward && { pick_ward: ward }),
  }
}
