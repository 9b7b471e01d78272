import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../database'
import { queueAnswerMail } from '../mails'
import { thread_actions, thread_messages, threads } from '../schema'
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

/** Answers the shopper, who gets a mail; the conversation waits for them. @throws NOT_FOUND */
export const replyToThread = (reference: string, text: string, act: Act): Promise<void> =>
  transaction(async (tx) => {
    const thread = await lockThread(tx, reference)
    const messageId = randomUUID()
    await tx.insert(thread_messages).values({ id: messageId, thread_id: thread.id, author: 'shop', text })
    await tx
      .update(threads)
      .set({ state: 'open', answer_by: null, updated_at: sql`now()` })
      .where(eq(threads.id, thread.id))
    await queueAnswerMail(tx, thread, { text, messageId })
    await record(tx, thread.id, 'reply', act)
  })

/** Closes a conversation; a message of the shopper opens it again. @throws NOT_FOUND */
export const closeThread = (reference: string, act: Act): Promise<void> =>
  transaction(async (tx) => {
    const thread = await lockThread(tx, reference)
    if (thread.state === 'closed') return
    await tx.update(threads).set({ state: 'closed', answer_by: null }).where(eq(threads.id, thread.id))
    await record(tx, thread.id, 'close', act)
  })
