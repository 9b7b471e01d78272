import { array, boolean, number, object, string } from 'yup'
import type { PoolClient } from 'pg'
import { databasePool } from './client'

/** Rows are kept for RETENTION_HOURS; a cursor is valid for less, because a row carries the time at which its transaction began. */
const RETENTION_HOURS = 24
const REACH_MS = 20 * 3_600_000

/** The tag of every page. */
const EVERYTHING = 'catalog'

/** Most tags of one message (lib/cache/tags/revalidation.ts). */
const MOST_TAGS = 2_000

/** A position in the log: the snapshot of the last read, the database, and the read's time by its clock (ms since 1970). */
const cursorSchema = object({
  snapshot: string()
    .matches(/^\d+:\d+:[\d,]*$/)
    .required(),
  database: string().required(),
  at: number().required(),
})

const readSchema = object({
  cursor: string().required(),
  database: string().required(),
  is_continued: boolean().nullable().defined(),
  tags: array(string().required()).required(),
})

export interface StaleTags {
  /** stale tags; only `catalog` when they are unknown or too many */
  tags: string[]
  /** opaque; continues the next read */
  cursor: string
  /** id of the database that has the log (shop.identity) */
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
 * Stale tags since the reader's cursor. The cursor holds a snapshot: a row is new when its transaction was not visible in it and is
 * visible now, whatever the order of commits. Without a cursor, or with one that is too old or of another database, everything is stale.
 */
export async function readStaleTags(
  cursor: string | undefined,
  connection: Pick<PoolClient, 'query'> = databasePool(),
): Promise<StaleTags> {
  const since = parseCursor(cursor)
  const { rows } = await connection.query<Record<string, unknown>>(
    `WITH state AS MATERIALIZED (
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
     FROM state`,
    [since?.snapshot ?? null, since?.database ?? null, since?.at ?? null],
  )
  const read = readSchema.validateSync(rows[0], { strict: true })
  const isNameable = read.is_continued === true && read.tags.length <= MOST_TAGS
  return { cursor: read.cursor, database: read.database, tags: isNameable ? read.tags : [EVERYTHING] }
}

/**
 * Writes stale tags to the log, which notifies its readers. `source` is the database whose log the tags come from, if any: tags of this
 * log are not written to it again, as a reader that forwards tags would loop.
 */
export async function noteStaleTags(tags: readonly string[], source?: string): Promise<void> {
  await databasePool().query(
    'SELECT shop.mark_stale($1) WHERE NOT EXISTS (SELECT FROM shop.identity WHERE id::text = $2)',
    [tags, source ?? null],
  )
}

/** Deletes entries older than RETENTION_HOURS. */
export async function deleteOldStaleTags(): Promise<void> {
  await databasePool().query(
    `DELETE FROM shop.stale_tags WHERE created_at < now() - interval '${RETENTION_HOURS} hours'`,
  )
}

/**
 * Sends a storefront on another host the stale tags since the last message, then stores its cursor. Only one process does so at a time.
 * @throws when delivery fails; the same tags are then sent again.
 */
export async function notifyReader(
  storefront: string,
  deliver: (news: StaleTags) => Promise<void>,
): Promise<void> {
  const client = await databasePool().connect()
  try {
    // A session lock, so that no transaction is open while the storefront answers.
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
