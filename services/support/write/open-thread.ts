import { and, eq } from 'drizzle-orm'
import type { ContactMessage } from '@/domain/contact/contact-input'
import type { Sent } from '@/domain/contact/thread'
import { askedOf, isTopic } from '@/domain/contact/topics'
import { badRequest } from '@/domain/error'
import { type Database, database, transaction } from '../../database'
import { orderByReference } from '../../order'
import { answerBy } from '../answer-by'
import { newReference, threadToken } from '../link'
import { queueReceivedMails } from '../mails'
import { thread_messages, threads } from '../schema'
import { checkPhotos, insertPhotos } from './photos'

type ThreadRow = typeof threads.$inferSelect

export const sentOf = ({ reference, answer_by, updated_at }: ThreadRow): Sent => ({
  reference,
  token: threadToken(reference),
  answer_by: (answer_by ?? updated_at).toISOString(),
})

/** The conversation that this message opened before, for the same sender. */
async function threadOfMessage(db: Database, messageId: string, email: string): Promise<ThreadRow | null> {
  const [row] = await db
    .select({ thread: threads })
    .from(thread_messages)
    .innerJoin(threads, eq(threads.id, thread_messages.thread_id))
    .where(and(eq(thread_messages.id, messageId), eq(threads.email, email)))
  return row?.thread ?? null
}

/** The member's own order of this number. */
async function ownOrder(db: Database, memberId: number | null, number: string): Promise<string | null> {
  if (memberId === null || number === '') return null
  const order = await orderByReference(db, number)
  return order?.user_id === memberId ? order.id : null
}

/**
 * Opens a conversation with a message of the contact form, and queues its copy and the shop's mail (POST /contact). One message opens one
 * conversation, however many calls come at once.
 * @param messageId idempotency key of the call, for which the photos were uploaded
 * @throws INVALID_FIELDS, BAD_REQUEST for a key that is in use
 */
export async function openThread(
  memberId: number | null,
  messageId: string,
  input: ContactMessage,
): Promise<{ sent: Sent; isNew: boolean }> {
  const { customername, customeremail, customersubject, customermessage, images } = input
  const known = await threadOfMessage(database(), messageId, customeremail)
  if (known) return { sent: sentOf(known), isNew: false }
  if (!isTopic(customersubject)) throw badRequest('no such topic', { field: 'customersubject' })
  await checkPhotos(messageId, images)
  const order_number = askedOf(customersubject, 'order') ? input.order_number : ''
  const row = await transaction(async (tx) => {
    const [thread] = await tx
      .insert(threads)
      .values({
        reference: newReference(),
        user_id: memberId,
        name: customername,
        email: customeremail,
        topic: customersubject,
        order_number,
        order_id: await ownOrder(tx, memberId, order_number),
        product: askedOf(customersubject, 'product') ? input.product : '',
        answer_by: answerBy(new Date()),
      })
      .returning()
    if (!thread) throw new Error('a conversation was not inserted')
    const added = await tx
      .insert(thread_messages)
      .values({ id: messageId, thread_id: thread.id, author: 'shopper', text: customermessage })
      .onConflictDoNothing()
      .returning({ id: thread_messages.id })
    if (added.length === 0) {
      // The same message came twice at once: this conversation is not the one.
      await tx.delete(threads).where(eq(threads.id, thread.id))
      return null
    }
    await insertPhotos(tx, messageId, images)
    await queueReceivedMails(tx, thread, { text: customermessage, photos: images.length, messageId })
    return thread
  })
  if (row) return { sent: sentOf(row), isNew: true }
  const other = await threadOfMessage(database(), messageId, customeremail)
  if (!other) throw badRequest('the idempotency key is in use', { field: 'idempotency-key' })
  return { sent: sentOf(other), isNew: false }
}
