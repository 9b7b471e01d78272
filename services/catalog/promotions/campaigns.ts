import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { parseSections } from '@/domain/campaign/sections'
import { badRequest } from '@/domain/error'
import { type Database, fromExcluded } from '../../database'
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

/** All campaigns, the one that ends last first. */
export const allCampaigns = (db: Database): Promise<CampaignFacts[]> =>
  db.select(facts).from(promotions).where(isCampaign).orderBy(desc(promotions.end_date), desc(promotions.id))

/** A campaign by id or slug; null when there is none. */
export async function campaignNamed(db: Database, name: string): Promise<CampaignFacts | null> {
  if (/^[1-9]\d{0,8}$/.test(name)) return campaignFacts(db, Number(name))
  const [row] = await db
    .select(facts)
    .from(promotions)
    .where(and(isCampaign, eq(promotions.slug, name)))
  return row ?? null
}

type CampaignInput = Pick<
  typeof promotions.$inferInsert,
  'slug' | 'name' | 'description' | 'more_info' | 'start_date' | 'end_date'
> &
  Record<'is_display_icon_web' | 'is_top_spender' | 'is_top_review', boolean> & {
    sections: readonly unknown[]
  }

/** Stores a campaign, by slug the same one again; gives its id. @throws BAD_REQUEST when the slug is another promotion's */
export async function saveCampaign(tx: Database, { sections, ...input }: CampaignInput): Promise<number> {
  const [row] = await tx
    .insert(promotions)
    .values({
      ...input,
      sections: parseSections(sections).sections,
      category: 'campaign',
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
    })
    .onConflictDoUpdate({
      target: promotions.slug,
      set: {
        ...fromExcluded([
          'name',
          'description',
          'sections',
          'more_info',
          'is_display_icon_web',
          'is_top_spender',
          'is_top_review',
          'start_date',
          'end_date',
        ]),
        is_active: true,
      },
      setWhere: eq(promotions.category, 'campaign'),
    })
    .returning({ id: promotions.id })
  if (!row) throw badRequest(`${input.slug} is another promotion`)
  return row.id
}
