import type { Database } from '../database'
import { addJob } from '../jobs'
import { redactSqlError } from '../redact-sql-error'
import { messages } from './schema'
import type { Message } from './templates/template'
import { isUnsubscribed } from './unsubscribe/choices'

interface QueueOptions {
  /** only one message is queued for each key */
  onceKey?: string
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
  const { template, channel, recipient, kind } = message
  if (kind !== null && (await isUnsubscribed(tx, recipient, kind))) return
  const { attempts, minutes, ...content } = message.write()
  const [row] = await tx
    .insert(messages)
    .values({ template, channel, recipient, kind, ...content, once_key: onceKey })
    .onConflictDoNothing({ target: messages.once_key })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw redactSqlError(error)
    })
  if (!row) return
  const until = minutes === undefined ? undefined : new Date(Date.now() + minutes * 60_000).toISOString()
  await addJob(tx, 'send-message', { id: row.id, until }, { maxAttempts: attempts })
}
