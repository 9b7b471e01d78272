import { asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database'
import { transaction } from '../../database'
import { messagesOf } from '../read/thread'
import { thread_actions, threads } from '../schema'
import { record } from './decide'

/** What `npm run support -- list` can show. */
export const THREAD_LISTS = ['waiting', 'open', 'closed'] as const

/** Conversations that wait for the shop, the most urgent first; or those in a state, the newest first. */
export function threadsForStaff(db: Database, list: (typeof THREAD_LISTS)[number], limit: number) {
  const isWaiting = list === 'waiting'
  return db
    .select()
    .from(threads)
    .where(isWaiting ? isNotNull(threads.answer_by) : eq(threads.state, list))
    .orderBy(isWaiting ? asc(threads.answer_by) : desc(threads.updated_at), asc(threads.id))
    .limit(limit)
}

export type ThreadForStaff = Awaited<ReturnType<typeof threadsForStaff>>[number]

/**
 * A conversation with its messages and its audit, in which this reading is noted: it holds a shopper's person. Null for an unknown
 * reference.
 */
export const threadForStaff = (reference: string, staff: string) =>
  transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.reference, reference))
    if (!thread) return null
    await record(tx, thread.id, 'show', { staff })
    const messages = await messagesOf(tx, [thread.id])
    const actions = await tx
      .select()
      .from(thread_actions)
      .where(eq(thread_actions.thread_id, thread.id))
      .orderBy(asc(thread_actions.id))
    return { ...thread, messages: messages.get(thread.id) ?? [], actions }
  })
