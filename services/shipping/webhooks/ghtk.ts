import { number, object, string } from 'yup'
import { ghtkMeaning } from '../carriers/ghtk-states'
import { requireSecret } from './proof'
import { instantOf, jsonOf, readReport } from './read'
import type { WebhookRequest, WebhookOutcome } from './report'

const schema = object({
  label_id: string().max(80).required(),
  partner_id: string().max(60).nullable().default(null),
  status_id: number().integer().required(),
  action_time: string().max(40).required(),
  return_part_package: number().nullable().default(null),
})

/**
 * A report of GHTK, as a form or as JSON. It proves itself by the `hash` of the address given to GHTK (GHTK_WEBHOOK_HASH).
 * A parcel delivered in part is for staff to look at: no event says so.
 */
export function readGhtkWebhook({ headers, query, body }: WebhookRequest): WebhookOutcome {
  requireSecret('GHTK_WEBHOOK_HASH', query.get('hash'))
  const isJson = headers.get('content-type')?.includes('json') ?? false
  const fields = isJson ? jsonOf(body) : Object.fromEntries(new URLSearchParams(body))
  const report = readReport(fields, schema)
  if (report.return_part_package === 1) return { ignored: 'delivered in part' }
  const meaning = ghtkMeaning(report.status_id)
  if ('ignored' in meaning) return meaning
  // In its forms the plus sign of the offset comes unescaped, and so is read as a space.
  const at = instantOf(report.action_time.replace(/(:\d\d) (\d\d:\d\d)$/, '$1+$2'))
  return {
    event: {
      id: `ghtk:${report.label_id}:${report.status_id}:${at.getTime()}`,
      carrier: 'ghtk',
      event: meaning.event,
      reference: report.partner_id === '' ? null : report.partner_id,
      tracking_code: report.label_id,
      at,
    },
  }
}
