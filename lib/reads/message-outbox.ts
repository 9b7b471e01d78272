import 'server-only'
import { array, date, type InferType, mixed, object, string } from 'yup'
import { messageClient } from '@/lib/services/clients'
import { readDataOrNull } from '@/lib/services/read'

const OUTBOX_LIMIT = 50
const CHANNELS = ['email', 'sms', 'whatsapp'] as const

const outboxMessageSchema = object({
  id: string().required(),
  channel: mixed<(typeof CHANNELS)[number]>().oneOf(CHANNELS).required(),
  recipient: string().required(),
  subject: string().defined().nullable(),
  text: string().defined(),
  html: string().defined().nullable(),
  /** a one-time code the message carries */
  code: string().defined().nullable(),
  /** headers the mail is sent with beside the usual ones */
  headers: array(object({ name: string().required(), value: string().required() }).required()).required(),
  created_at: date().required(),
})
export type OutboxMessage = InferType<typeof outboxMessageSchema>

/** The newest messages that no provider sent, to all recipients or to those that contain `to`; null where there is no outbox. */
export async function readOutbox(to: string): Promise<OutboxMessage[] | null> {
  const query = { limit: String(OUTBOX_LIMIT), ...(to !== '' && { to }) }
  return readDataOrNull(
    messageClient.outbox.$get({ query }),
    array(outboxMessageSchema.required()).required(),
  )
}
