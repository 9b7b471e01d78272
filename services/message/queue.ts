import type { Database } from '../database'
import { addJob } from '../jobs'
import { redactSqlError } from '../redact-sql-error'
import { messages } from './schema'
import type { Message } from './templates/template'

interface QueueOptions {
  /** only one message is queued for each key */
  onceKey?: string
}

/**
 * Stores a message and queues the job that sends it, both in `tx`.
 * @param message with a mail address or an E.164 number as `recipient`
 */
export async function queueMessage(
  tx: Database,
  message: Message,
  { onceKey }: QueueOptions = {},
): Promise<void> {
  const { attempts, minutes, ...content } = message.write()
  const { template, channel, recipient } = message
  const [row] = await tx
    .insert(messages)
    .values({ template, channel, recipient, ...content, once_key: onceKey })
    .onConflictDoNothing({ target: messages.once_key })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw redactSqlError(error)
    })
  if (!row) return
  const until = minutes === undefined ? undefined : new Date(Date.now() + minutes * 60_000).toISOString()
  await addJob(tx, 'send-message', { id: row.id, until }, { maxAttempts: attempts })
}
