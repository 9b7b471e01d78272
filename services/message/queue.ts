import { and, eq } from 'drizzle-orm'
import type { Database } from '../database'
import { addJob } from '../jobs'
import { redactSqlError } from '../redact-sql-error'
import { messages } from './schema'
import type { Message } from './templates/template'
import { isUnsubscribed } from './unsubscribe/choices'

/** Attempts of a mail that was held: they end within a day and a half. */
const HELD_ATTEMPTS = 14

interface QueueOptions {
  /** only one message is queued for each key */
  onceKey?: string
}

/** Stores a message; null when its recipient has unsubscribed from the kind, or one with its key is stored. */
async function storeMessage(tx: Database, message: Message, onceKey: string | undefined) {
  const { template, channel, recipient, kind } = message
  if (kind !== null && (await isUnsubscribed(tx, recipient, kind))) return null
  const { attempts, minutes, ...content } = message.write()
  const [row] = await tx
    .insert(messages)
    .values({ template, channel, recipient, kind, ...content, once_key: onceKey })
    .onConflictDoNothing({ target: messages.once_key })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw redactSqlError(error)
    })
  return row ? { id: row.id, attempts, minutes } : null
}

/**
 * Stores a message and queues the job that sends it, both in `tx`. One of a kind that its recipient has unsubscribed from is not queued.
 * @param message with a mail address or an E.164 number as `recipient`
 */
export async function queueMessage(
  tx: Database,
  message: Message,
  { onceKey }: QueueOptions = {},
): Promise<void> {
  const stored = await storeMessage(tx, message, onceKey)
  if (!stored) return
  const { id, attempts, minutes } = stored
  const until = minutes === undefined ? undefined : new Date(Date.now() + minutes * 60_000).toISOString()
  await addJob(tx, 'send-message', { id, until }, { maxAttempts: attempts })
}

/**
 * Stores a mail in `tx` that waits until it is released or discarded. `id` is null when it is not to be sent: its recipient has refused the
 * kind; `isRepeated` when one with its key is stored already.
 */
export async function holdMessage(
  tx: Database,
  message: Message,
  { onceKey }: Required<QueueOptions>,
): Promise<{ id: string | null; isRepeated: boolean }> {
  const [known] = await tx.select({ id: messages.id }).from(messages).where(eq(messages.once_key, onceKey))
  if (known) return { id: null, isRepeated: true }
  const stored = await storeMessage(tx, message, onceKey)
  return { id: stored?.id ?? null, isRepeated: false }
}

/** Queues a held mail. */
export const releaseMessage = (tx: Database, id: string): Promise<void> =>
  addJob(tx, 'send-message', { id }, { maxAttempts: HELD_ATTEMPTS })

/** Deletes the content of a held mail that is not needed; its key stays, so that it is not stored again. */
export async function discardMessage(tx: Database, id: string): Promise<void> {
  await tx
    .update(messages)
    .set({
      state: 'failed',
      last_error: 'shown by push',
      recipient: '',
      text: '',
      html: null,
      parameters: [],
    })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
}
