import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database'
import { byRank, byRankSorted } from './order'
import type { Steps } from './questions'
import { FROM_TEXTS, idsOf, matching } from './rows'

/**
 * Numbers of rows scanned in rank order before all matches are fetched and sorted; the second scan only if the matches of the first one
 * suggest that it will find enough.
 */
const SCAN_SIZES = [600, 3_000]
const LARGEST_SCAN = Math.max(...SCAN_SIZES)

/** Up to this many matches are all ranked in one query. */
const FEW = 1_000

interface Wanted {
  skip: number
  limit: number
  /** number of matches, counted up to `cap` */
  total: number
  cap: number
  /** number of all texts */
  size: number
}

/**
 * Matches by relevance: products of the first query of `match`, then those of the next; within each query in stock first, then by
 * sales.
 */
export function bestFirst(
  db: Database,
  match: Steps,
  where: readonly SQL[],
  wanted: Wanted,
): Promise<number[]> {
  return wanted.total <= FEW ? rankedOfFew(db, match, where, wanted) : rankedOfMany(db, match, where, wanted)
}

async function rankedOfFew(db: Database, match: Steps, where: readonly SQL[], { skip, limit }: Wanted) {
  const steps = match.map(
    (words, at) => sql`WHEN text.words @@ ${words}::tsquery THEN ${sql.raw(String(at))}`,
  )
  const asked = { where, words: match.at(-1) ?? '' }
  return idsOf(
    await db.execute<{ product_id: number }>(sql`
      SELECT product_id ${matching(asked, false)}
      ORDER BY CASE ${sql.join(steps, sql` `)} END, ${byRankSorted} LIMIT ${limit} OFFSET ${skip}`),
  )
}

/** Whether a step matches a whole name, which is rare (questions.ts). */
const isWholeName = (step: string) => step.startsWith("'==")

/** One query for each step: most pages are full before the last step. */
async function rankedOfMany(
  db: Database,
  match: Steps,
  where: readonly SQL[],
  { skip, limit, total, cap, size }: Wanted,
): Promise<number[]> {
  // A total at the cap may stand for any larger number.
  const share = total < cap ? total / Math.max(1, size) : 1
  const found: number[] = []
  for (const [at, step] of match.entries()) {
    const question = [`(${step})`, ...match.slice(0, at).map((before) => `!(${before})`)].join(' & ')
    const wanted = skip + limit - found.length
    const isCommon = !isWholeName(step) && share * LARGEST_SCAN >= wanted
    found.push(...(await ranked(db, question, where, wanted, isCommon)))
    if (found.length >= skip + limit) break
  }
  return found.slice(skip)
}

/** Matches of one step. `isCommon`: the first rows in rank order probably contain enough matches, so they are scanned first. */
async function ranked(
  db: Database,
  words: string,
  where: readonly SQL[],
  wanted: number,
  isCommon: boolean,
): Promise<number[]> {
  const best = (order: SQL, texts?: SQL) =>
    db.execute<{ product_id: number }>(
      sql`SELECT product_id ${matching({ where, words }, false, texts)} ORDER BY ${order} LIMIT ${wanted}`,
    )
  for (const rows of isCommon ? SCAN_SIZES : []) {
    const first = sql`(SELECT * FROM ${FROM_TEXTS} ORDER BY ${byRank} LIMIT ${rows}) AS text`
    const ids = idsOf(await best(byRank, first))
    if (ids.length === wanted) return ids
    if ((ids.length / rows) * LARGEST_SCAN < wanted) break
  }
  return idsOf(await best(byRankSorted))
}
