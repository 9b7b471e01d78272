import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database'
import { bestSellers, byRank, byRankUnindexed } from './order'
import type { MatchTiers } from './text-queries'
import { idsOf, fromWhere } from './rows'

/**
 * Numbers of rows scanned in rank order before all matches are fetched and sorted; the second scan only if the matches of the first one
 * suggest that it will find enough.
 */
const SCAN_SIZES = [600, 3_000]
const LARGEST_SCAN = Math.max(...SCAN_SIZES)

/** Up to this many matches are all ranked in one query. */
const RANKED_AT_ONCE = 1_000

interface RelevanceWindow {
  skip: number
  limit: number
  /** number of matches, counted up to `cap` */
  total: number
  cap: number
  /** number of all texts */
  size: number
}

/**
 * Matches by relevance: products of the first query of `tiers`, then those of the next; within each query in stock first, then by
 * sales.
 */
export function pageByRelevance(
  db: Database,
  tiers: MatchTiers,
  where: readonly SQL[],
  wanted: RelevanceWindow,
): Promise<number[]> {
  return wanted.total <= RANKED_AT_ONCE
    ? rankAtOnce(db, tiers, where, wanted)
    : rankByTier(db, tiers, where, wanted)
}

async function rankAtOnce(
  db: Database,
  tiers: MatchTiers,
  where: readonly SQL[],
  { skip, limit }: RelevanceWindow,
) {
  const cases = tiers.map(
    (words, at) => sql`WHEN text.words @@ ${words}::tsquery THEN ${sql.raw(String(at))}`,
  )
  const query = { where, words: tiers.at(-1) ?? '' }
  return idsOf(
    await db.execute<{ product_id: number }>(sql`
      SELECT product_id ${fromWhere(query, false)}
      ORDER BY CASE ${sql.join(cases, sql` `)} END, ${byRankUnindexed} LIMIT ${limit} OFFSET ${skip}`),
  )
}

/** Whether a tier matches a whole name, which is rare (text-queries.ts). */
const isWholeName = (tier: string) => tier.startsWith("'==")

/** One query for each tier: most pages are full before the last tier. */
async function rankByTier(
  db: Database,
  tiers: MatchTiers,
  where: readonly SQL[],
  { skip, limit, total, cap, size }: RelevanceWindow,
): Promise<number[]> {
  // A total at the cap may stand for any larger number.
  const share = total < cap ? total / Math.max(1, size) : 1
  const found: number[] = []
  for (const [at, tier] of tiers.entries()) {
    const tierQuery = [`(${tier})`, ...tiers.slice(0, at).map((before) => `!(${before})`)].join(' & ')
    const wanted = skip + limit - found.length
    const isCommon = !isWholeName(tier) && share * LARGEST_SCAN >= wanted
    found.push(...(await matchesOfTier(db, tierQuery, where, wanted, isCommon)))
    if (found.length >= skip + limit) break
  }
  return found.slice(skip)
}

/** Matches of one tier. `isCommon`: the first rows in rank order probably contain enough matches, so they are scanned first. */
async function matchesOfTier(
  db: Database,
  words: string,
  where: readonly SQL[],
  wanted: number,
  isCommon: boolean,
): Promise<number[]> {
  const best = (order: SQL, texts?: SQL) =>
    db.execute<{ product_id: number }>(
      sql`SELECT product_id ${fromWhere({ where, words }, false, texts)} ORDER BY ${order} LIMIT ${wanted}`,
    )
  for (const rows of isCommon ? SCAN_SIZES : []) {
    const ids = idsOf(await best(byRank, bestSellers(rows)))
    if (ids.length === wanted) return ids
    if ((ids.length / rows) * LARGEST_SCAN < wanted) break
  }
  return idsOf(await best(byRankUnindexed))
}
