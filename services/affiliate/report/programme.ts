import { sql } from 'drizzle-orm'
import { DEFAULT_COOKIE_DAYS } from '@/domain/affiliate/affiliate'
import { AFFILIATE_TERMS } from '@/domain/affiliate/application'
import { OTHER_CATEGORIES } from '@/domain/affiliate/commission'
import type { Programme } from '@/domain/affiliate/own'
import { RETURN_DAYS } from '@/domain/constants'
import { settings } from '@/settings'
import type { Database } from '../../database'

interface RateRow extends Record<string, unknown> {
  category_id: number
  name: string | null
  slug: string | null
  basis_points: number
}

/** What the programme pays, from the rows and settings that act. */
export async function programme(db: Database): Promise<Programme> {
  const [{ rows }, terms] = await Promise.all([
    db.execute<RateRow>(sql`SELECT category_id, name, slug, basis_points FROM affiliate.named_rates()`),
    db.execute<{ version: number }>(
      sql`SELECT version FROM content.versions_in_force(ARRAY[${AFFILIATE_TERMS}]::text[])`,
    ),
  ])
  return {
    rates: rows.flatMap(({ category_id, name, slug, basis_points }) =>
      category_id === OTHER_CATEGORIES || name === null
        ? []
        : [{ category: name, path: slug === null ? null : `${category_id}-${slug}`, basis_points }],
    ),
    other_basis_points: rows.find(({ category_id }) => category_id === OTHER_CATEGORIES)?.basis_points ?? 0,
    cookie_days: DEFAULT_COOKIE_DAYS,
    return_days: RETURN_DAYS,
    least_payout: settings.AFFILIATE_LEAST_PAYOUT,
    terms_version: terms.rows[0]?.version ?? null,
  }
}
