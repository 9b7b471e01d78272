import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../database'
import { storeContactFile } from '../../media'
import { queueAnswerMail } from '../mails'
import { thread_actions, thread_messages, threads } from '../schema'
import { insertPhotos } from '../write/photos'
import { lockThread } from '../write/reply'

/** What staff do in a conversation. Each act is a row of the audit, in the same transaction. */

interface Act {
  /** who of the staff */
  staff: string
  /** for the audit */
  note?: string | undefined
}

type Action = (typeof thread_actions.$inferInsert)['action']

export async function record(tx: Database, threadId: number, action: Action, { staff, note = '' }: Act) {
  await tx.insert(thread_actions).values({ thread_id: threadId, action, staff, note })
}

interface Answer {
  text: string
  /** pictures and PDF files */
  files?: readonly Uint8Array[]
}

/**
 * Answers the shopper, who gets a mail; the conversation waits for them.
 * @throws NOT_FOUND, FILE_TOO_LARGE, INVALID_FILE, SERVICE_UNAVAILABLE
 */
export async function replyToThread(
  reference: string,
  { text, files = [] }: Answer,
  act: Act,
): Promise<void> {
  const messageId = randomUUID()
  // Files of an answer that fails are deleted as uploads that nothing shows.
  const names: string[] = []
  for (const file of files) names.push(await storeContactFile(messageId, file))
  await transaction(async (tx) => {
    const thread = await lockThread(tx, reference)
    await tx.insert(thread_messages).values({ id: messageId, thread_id: thread.id, author: 'shop', text })
    await tx
      .update(threads)
      .set({ state: 'open', answer_by: null, updated_at: sql`now()` })
      .where(eq(threads.id, thread.id))
    await insertPhotos(
      tx,
      messageId,
      names.map((name) => ({ name })),
    )
    await queueAnswerMail(tx, thread, { text, messageId, files: names })
    await record(tx, thread.id, 'reply', act)
  })
}

/** Closes a conversation; a message of the shopper opens it again. @throws NOT_FOUND */
export const closeThread = (reference: string, act: Act): Promise<void> =>
  transaction(async (tx) => {
    const thread = await lockThread(tx, reference)
    if (thread.state === 'closed') return
    await tx.update(threads).set({ state: 'closed', answer_by: null }).where(eq(threads.id, thread.id))
    await record(tx, thread.id, 'close', act)
  })
