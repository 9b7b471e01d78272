import { number, object, string } from 'yup'
import { settings } from '@/settings'
import { ghnMeaning } from '../carriers/ghn-states'
import { requireSecret } from './proof'
import { instantOf, jsonOf, readReport } from './read'
import type { WebhookRequest, WebhookOutcome } from './report'

const schema = object({
  Type: string().max(40).default('switch_status'),
  OrderCode: string().max(60).required(),
  ClientOrderCode: string().max(60).nullable().default(null),
  ShopID: number().integer().nullable().default(null),
  Status: string().max(60).required(),
  Time: string().max(40).required(),
})

/** The kinds of report with a new state; the others (weight, fee, cash) repeat the state there was. */
const STATE_CHANGES = ['create', 'switch_status']

/**
 * A report of GHN. It signs none, as far as its documents say: the address given to GHN carries a secret, `?token=` (GHN_WEBHOOK_TOKEN),
 * and the report must be about the shop's own GHN_SHOP_ID. Unconfirmed: the letter case of `Type`, so case is not looked at.
 */
export function readGhnWebhook({ query, body }: WebhookRequest): WebhookOutcome {
  requireSecret('GHN_WEBHOOK_TOKEN', query.get('token'))
  const report = readReport(jsonOf(body), schema)
  if (report.ShopID !== null && String(report.ShopID) !== settings.GHN_SHOP_ID)
    return { ignored: 'another shop' }
  if (!STATE_CHANGES.includes(report.Type.toLowerCase())) return { ignored: 'no change of state' }
  const meaning = ghnMeaning(report.Status.toLowerCase())
  if ('ignored' in meaning) return meaning
  const at = instantOf(report.Time)
  return {
    event: {
      id: `ghn:${report.OrderCode}:${report.Status.toLowerCase()}:${at.getTime()}`,
      carrier: 'ghn',
      event: meaning.event,
      reference: report.ClientOrderCode === '' ? null : report.ClientOrderCode,
      tracking_code: report.OrderCode,
      at,
    },
  }
}
