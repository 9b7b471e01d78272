import { sql } from 'drizzle-orm'
import type { Random } from '@/domain/random'
import { type Database, database } from '@/services/database'

const BATCH = 1_000

/** Sentences of the real articles, of which generated ones are made: their words are as frequent as in a real help centre. */
async function sentences(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`SELECT regexp_replace(body, '<[^>]*>', ' ', 'g') AS text FROM content.posts WHERE id < 10000`,
  )
  return rows.flatMap(({ text }) => text.split(/[.?!]\s+/)).filter((sentence) => sentence.length > 20)
}

/** Adds articles to the help centre until it has so many. */
export async function generateArticles(total: number, random: Random): Promise<void> {
  const known = await sentences(database())
  const { rows } = await database().execute<{ have: number }>(
    sql`SELECT count(*)::int AS have FROM content.posts`,
  )
  for (let from = rows[0]?.have ?? 0; from < total; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, total - from) }, (_, index) => ({
      id: 10_000 + from + index,
      title: random.pick(known).slice(0, 100),
      body: `<p>${Array.from({ length: 20 }, () => random.pick(known)).join('. ')}</p>`,
    }))
    await database().execute(sql`
      INSERT INTO content.posts (id, category_id, subcategory_id, slug, position_vn, keywords, title, markdown, imported_digest, updated_at, shown_title, body)
      SELECT made.id, model.category_id, model.subcategory_id, 'bai-' || made.id, made.id, model.keywords[1:3], made.title, '', '', now(), made.title, made.body
      FROM json_to_recordset(${JSON.stringify(made)}::json) AS made(id integer, title text, body text)
      JOIN LATERAL (SELECT * FROM content.posts WHERE id < 10000 ORDER BY (id * 7919 + made.id) % 997 LIMIT 1) model ON true`)
  }
}
