import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { promotions } from '../promotion-schema'

/** What acts on a campaign need of its row. */
export interface CampaignFacts {
  id: number
  slug: string
  name: string
  /** as stored, of any shape */
  sections: readonly unknown[]
  is_top_spender: boolean
  is_top_review: boolean
  starts_at: Date
  ends_at: Date
  /** by the database's clock */
  has_started: boolean
  is_over: boolean
}

const facts = {
  id: promotions.id,
  slug: promotions.slug,
  name: promotions.name,
  sections: promotions.sections,
  is_top_spender: promotions.is_top_spender,
  is_top_review: promotions.is_top_review,
  starts_at: promotions.start_date,
  ends_at: promotions.end_date,
  has_started: sql<boolean>`${promotions.start_date} <= now()`,
  is_over: sql<boolean>`${promotions.end_date} <= now()`,
}

const isCampaign = and(eq(promotions.category, 'campaign'), eq(promotions.is_active, true))

/** A campaign by id, before its start and after its end too; null when there is none. */
export async function campaignFacts(db: Database, id: number): Promise<CampaignFacts | null> {
  const [row] = await db
    .select(facts)
    .from(promotions)
    .where(and(isCampaign, eq(promotions.id, id)))
  return row ?? null
}

/** The campaigns that run at an instant, by default now. */
export function campaignsAt(db: Database, instant?: Date): Promise<CampaignFacts[]> {
  const at = instant === undefined ? sql`now()` : sql`${instant.toISOString()}::timestamptz`
  return db
    .select(facts)
    .from(promotions)
    .where(and(isCampaign, lte(promotions.start_date, at), gt(promotions.end_date, at)))
    .orderBy(asc(promotions.id))
}
