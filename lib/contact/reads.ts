import 'server-only'
import { object } from 'yup'
import type { ContactInput, ReplyInput } from '@/domain/contact/contact-input'
import { sentSchema, type Thread, threadSchema } from '@/domain/contact/thread'
import { supportClient } from '@/lib/services/clients'
import { readDataOrNull } from '@/lib/services/read'
import { readRefusal, type Refusal } from '@/lib/services/refusal'
import { callerHeaders } from '@/lib/reads/caller'

/** Conversations with the shop (HLP-09). */

/** A conversation by the token of its link; null for a token that is not ours. */
export const readContactThread = (token: string): Promise<Thread | null> =>
  readDataOrNull(supportClient.contact.threads[':token'].$get({ param: { token } }), threadSchema)

/** How the shop took a message that came as a plain form. */
export type FormAnswer = { is: 'sent'; token: string } | ({ is: 'refused' } & Refusal)

async function answerOf(response: { ok: boolean; status: number; json(): Promise<unknown> }) {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const { data } = object({ data: sentSchema }).validateSync(body)
    return { is: 'sent', token: data.token } as const
  }
  return { is: 'refused', ...readRefusal(response.status, body) } as const
}

/** Sends a message of the contact form. @param key idempotency key of the message */
export async function sendContact(json: ContactInput, key: string): Promise<FormAnswer> {
  const call = { json, header: { 'idempotency-key': key } }
  return answerOf(await supportClient.contact.$post(call, await callerHeaders()))
}

/** Sends a message in a conversation. */
export async function sendContactReply(token: string, json: ReplyInput, key: string): Promise<FormAnswer> {
  const call = { param: { token }, json, header: { 'idempotency-key': key } }
  return answerOf(await supportClient.contact.threads[':token'].$post(call, await callerHeaders()))
}
