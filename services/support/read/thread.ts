import { asc, eq, inArray } from 'drizzle-orm'
import { maskEmail } from '@/domain/account/phone'
import type { Thread } from '@/domain/contact/thread'
import type { Database } from '../../database'
import { thread_images, thread_messages, threads } from '../schema'

type Messages = Thread['messages']

const isDocument = (url: string) => url.endsWith('.pdf')

/** The messages of conversations, the oldest first. */
export async function messagesOf(db: Database, threadIds: readonly number[]): Promise<Map<number, Messages>> {
  const rows = await db
    .select()
    .from(thread_messages)
    .where(inArray(thread_messages.thread_id, [...threadIds]))
    .orderBy(asc(thread_messages.created_at), asc(thread_messages.id))
  const images = await db
    .select({ url: thread_images.url, message_id: thread_images.message_id })
    .from(thread_images)
    .where(
      inArray(
        thread_images.message_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(thread_images.position))
  const found = new Map<number, Messages>()
  for (const { id, thread_id, author, text, created_at } of rows) {
    const list = found.get(thread_id) ?? []
    const files = images.filter(({ message_id }) => message_id === id).map(({ url }) => url)
    list.push({
      id,
      author,
      text,
      images: files.filter((url) => !isDocument(url)),
      documents: files.filter(isDocument),
      created_at: created_at.toISOString(),
    })
    found.set(thread_id, list)
  }
  return found
}

/** A conversation as the holder of its link sees it; null for a reference that is none. */
export async function readThread(db: Database, reference: string): Promise<Thread | null> {
  const [row] = await db.select().from(threads).where(eq(threads.reference, reference))
  if (!row) return null
  const messages = await messagesOf(db, [row.id])
  const { state, topic, name, email, order_number, product, created_at, answer_by, satisfaction } = row
  return {
    ...{ reference, state, topic, name, order_number, product },
    email: maskEmail(email),
    created_at: created_at.toISOString(),
    answer_by: answer_by?.toISOString() ?? null,
    has_feedback: satisfaction !== null,
    messages: messages.get(row.id) ?? [],
  }
}
