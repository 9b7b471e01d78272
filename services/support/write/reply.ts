import { eq, sql } from 'drizzle-orm'
import type { Feedback, ReplyInput } from '@/domain/contact/contact-input'
import type { Sent } from '@/domain/contact/thread'
import { badRequest, notFound } from '@/domain/error'
import { type Database, transaction } from '../../database'
import { answerBy } from '../answer-by'
import { queueFollowUpMail } from '../mails'
import { thread_messages, threads } from '../schema'
import { checkPhotos, insertPhotos } from './photos'
import { sentOf } from './open-thread'

/** @throws NOT_FOUND */
export async function lockThread(tx: Database, reference: string) {
  const [thread] = await tx.select().from(threads).where(eq(threads.reference, reference)).for('update')
  if (!thread) throw notFound('conversation')
  return thread
}

/**
 * Adds a message of the shopper to a conversation, which opens again if it was closed (POST /contact/threads/{token}). Sent again with its
 * key, it is there once. @throws NOT_FOUND, INVALID_FIELDS, BAD_REQUEST for a key that is in use elsewhere
 */
export async function addMessage(
  reference: string,
  messageId: string,
  { customermessage, images }: ReplyInput,
): Promise<{ sent: Sent; isNew: boolean }> {
  return transaction(async (tx) => {
    const thread = await lockThread(tx, reference)
    const [known] = await tx
      .select({ thread_id: thread_messages.thread_id })
      .from(thread_messages)
      .where(eq(thread_messages.id, messageId))
    if (known) {
      if (known.thread_id !== thread.id)
        throw badRequest('the idempotency key is in use', { field: 'idempotency-key' })
      return { sent: sentOf(thread), isNew: false }
    }
    await checkPhotos(messageId, images)
    await tx
      .insert(thread_messages)
      .values({ id: messageId, thread_id: thread.id, author: 'shopper', text: customermessage })
    await insertPhotos(tx, messageId, images)
    const [changed] = await tx
      .update(threads)
      .set({ state: 'open', answer_by: thread.answer_by ?? answerBy(new Date()), updated_at: sql`now()` })
      .where(eq(threads.id, thread.id))
      .returning()
    if (!changed) throw notFound('conversation')
    await queueFollowUpMail(tx, changed, { text: customermessage, photos: images.length, messageId })
    return { sent: sentOf(changed), isNew: true }
  })
}

/** Keeps what the shopper thinks of the answers (HLP-13); a second opinion replaces the first. @throws NOT_FOUND */
export async function saveFeedback(
  reference: string,
  { feedbackchat_0, feedbackchat_1 }: Feedback,
): Promise<void> {
  await transaction(async (tx) => {
    const { id } = await lockThread(tx, reference)
    await tx
      .update(threads)
      .set({ satisfaction: Number(feedbackchat_0), feedback: feedbackchat_1 })
      .where(eq(threads.id, id))
  })
}
