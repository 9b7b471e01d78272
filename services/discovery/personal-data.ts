import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { history_keywords, search_clicks } from './schema'

/** A member's searches and chosen results are deleted with the account; counts of searches contain no personal data. */
export const discoveryPersonalData: PersonalDataProvider = {
  name: 'searches',

  async copyOf(db, userId) {
    const [keywords, clicks] = await Promise.all([
      db
        .select({ keyword: history_keywords.keyword, searched_at: history_keywords.searched_at })
        .from(history_keywords)
        .where(eq(history_keywords.user_id, userId))
        .orderBy(desc(history_keywords.searched_at)),
      db
        .select({
          keyword: search_clicks.keyword,
          entity_type: search_clicks.entity_type,
          entity_id: search_clicks.entity_id,
          clicked_at: search_clicks.clicked_at,
        })
        .from(search_clicks)
        .where(eq(search_clicks.user_id, userId))
        .orderBy(desc(search_clicks.clicked_at)),
    ])
    return { keywords, clicks }
  },

  async erase(tx, userId) {
    await tx.delete(history_keywords).where(eq(history_keywords.user_id, userId))
    await tx.delete(search_clicks).where(eq(search_clicks.user_id, userId))
  },
}
