import { and, desc, eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { HistoryKeyword } from '@/domain/search/history'
import { plainKeyword, RECENT_SEARCHES } from '@/domain/search/keyword'
import type { Database } from '../database'
import { history_keywords } from './schema'

/** A member's latest searches, newest first (GET /search-history-keywords, SRC-06). */
export async function recentSearches(db: Database, userId: number): Promise<HistoryKeyword[]> {
  return db
    .select({ _id: history_keywords._id, keyword: history_keywords.keyword })
    .from(history_keywords)
    .where(eq(history_keywords.user_id, userId))
    .orderBy(desc(history_keywords.searched_at), desc(history_keywords._id))
    .limit(RECENT_SEARCHES)
}

/** Records a search of a member; a repeated search moves to the top with its latest spelling. */
export async function rememberSearch(db: Database, userId: number, keyword: string): Promise<void> {
  await db
    .insert(history_keywords)
    .values({ user_id: userId, keyword, plain: plainKeyword(keyword) })
    .onConflictDoUpdate({
      target: [history_keywords.user_id, history_keywords.plain],
      set: { keyword, searched_at: sql`now()` },
    })
}

/** Deletes one search. @throws NOT_FOUND, also for a search of another member */
export async function deleteSearch(db: Database, userId: number, id: string): Promise<void> {
  const deleted = await db
    .delete(history_keywords)
    .where(and(eq(history_keywords._id, id), eq(history_keywords.user_id, userId)))
    .returning({ id: history_keywords._id })
  if (deleted.length === 0) throw notFound('search')
}

/** Deletes all searches of a member; gives their number. */
export async function deleteSearches(db: Database, userId: number): Promise<number> {
  const deleted = await db
    .delete(history_keywords)
    .where(eq(history_keywords.user_id, userId))
    .returning({ id: history_keywords._id })
  return deleted.length
}
