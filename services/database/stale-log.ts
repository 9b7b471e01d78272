import { array, boolean, number, object, string } from 'yup'
import type { PoolClient } from 'pg'
import { databasePool } from './client'

/** How long rows are kept, and how long a reader may have been away; less, since a row's time is when its transaction began. */
const RETENTION_HOURS = 24
const REACH_MS = 20 * 3_600_000

/** The tag of every page. */
const EVERYTHING = 'catalog'

/** As many tags as a message takes (lib/cache/tags/revalidation.ts). */
const MOST_TAGS = 2_000

/** A place in the log: what could be seen when it was read, of which database, when by that database's clock (ms since 1970). */
const cursorSchema = object({
  snapshot: string()
    .matches(/^\d+:\d+:[\d,]*$/)
    .required(),
  database: string().required(),
  at: number().required(),
})

const lookSchema = object({
  cursor: string().required(),
  database: string().required(),
  is_continued: boolean().nullable().defined(),
  tags: array(string().required()).required(),
})

export interface StaleNews {
  /** whose pages are out of date; `catalog` alone when it is not known which, or when they are too many to name */
  tags: string[]
  /** where to read on from; opaque */
  cursor: string
  /** whose log this is (shop.identity) */
  database: string
}

function parseCursor(cursor: string | undefined) {
  try {
    return cursorSchema.validateSync(JSON.parse(cursor ?? 'null'), { strict: true })
  } catch {
    return null
  }
}

/**
 * Changes since the reader last looked. The cursor is a snapshot: a row is new when its transaction was not visible then and is now,
 * in whatever order transactions ended. Without a cursor, with one of another database, or after too long, everything is out of date.
 */
export async function readStaleTags(
  cursor: string | undefined,
  connection: Pick<PoolClient, 'query'> = databasePool(),
): Promise<StaleNews> {
  const since = parseCursor(cursor)
  const { rows } = await connection.query<Record<string, unknown>>(
    `WITH look AS MATERIALIZED (
       SELECT pg_current_snapshot() AS snapshot, (SELECT id::text FROM shop.identity) AS database,
         round(extract(epoch FROM clock_timestamp()) * 1000) AS at
     )
     SELECT json_build_object('snapshot', snapshot::text, 'database', database, 'at', at)::text AS cursor, database,
       database = $2 AND at - $3::numeric < ${REACH_MS} AND pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(snapshot) AS is_continued,
       ARRAY(
         SELECT DISTINCT tag FROM shop.stale_tags
         WHERE written_by >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(written_by, $1::pg_snapshot)
         LIMIT ${MOST_TAGS + 1}
       ) AS tags
     FROM look`,
    [since?.snapshot ?? null, since?.database ?? null, since?.at ?? null],
  )
  const look = lookSchema.validateSync(rows[0], { strict: true })
  const isNameable = look.is_continued === true && look.tags.length <= MOST_TAGS
  return { cursor: look.cursor, database: look.database, tags: isNameable ? look.tags : [EVERYTHING] }
}

/**
 * Notifies every reader of the log that these tags are stale. `source` is the database whose log named them, if one did: what comes from
 * this log is not written into it again, or readers that send on what they read would never come to an end.
 */
export async function noteStaleTags(tags: readonly string[], source?: string): Promise<void> {
  await databasePool().query(
    'SELECT shop.mark_stale($1) WHERE NOT EXISTS (SELECT FROM shop.identity WHERE id::text = $2)',
    [tags, source ?? null],
  )
}

/** Deletes entries that every reader has had a day to read. */
export async function deleteOldStaleTags(): Promise<void> {
  await databasePool().query(
    `DELETE FROM shop.stale_tags WHERE created_at < now() - interval '${RETENTION_HOURS} hours'`,
  )
}

/**
 * Sends a storefront on another host what changed since the last message, and notes how far that was. Of several processes that would, one
 * does. @throws when it does not take the message; the same is sent again then.
 */
export async function notifyReader(
  storefront: string,
  deliver: (news: StaleNews) => Promise<void>,
): Promise<void> {
  const client = await databasePool().connect()
  try {
    // A session's lock: while the storefront answers, no transaction is open.
    const lock = [`stale reader ${storefront}`]
    const held = await client.query<{ is_mine: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS is_mine',
      lock,
    )
    if (held.rows[0]?.is_mine !== true) return
    try {
      const { rows } = await client.query<{ cursor: string }>(
        'SELECT cursor FROM shop.stale_readers WHERE storefront = $1',
        [storefront],
      )
      const news = await readStaleTags(rows[0]?.cursor, client)
      if (news.tags.length > 0) await deliver(news)
      await client.query(
        'INSERT INTO shop.stale_readers (storefront, cursor) VALUES ($1, $2) ON CONFLICT (storefront) DO UPDATE SET cursor = excluded.cursor',
        [storefront, news.cursor],
      )
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock)
    }
  } finally {
    client.release()
  }
}
