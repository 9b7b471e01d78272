import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ListedPage, StaticPage } from '@/domain/content/page'
import type { Database } from '../../database'
import { dayOf } from '../import/sources'
import { pages } from '../schema'

type Row = typeof pages.$inferSelect

/** Versions of a page, the newest first. */
const versionsOf = (db: Database, slug: string): Promise<Row[]> =>
  db.select().from(pages).where(eq(pages.slug, slug)).orderBy(desc(pages.version))

const toPage = (row: Row, versions: readonly Row[]): StaticPage => ({
  slug: row.slug,
  title: row.shown_title,
  summary: row.shown_summary,
  version: row.version,
  in_force: row.in_force,
  updated_at: row.updated_at.toISOString(),
  changes: row.changes,
  body: row.body,
  headings: [...row.headings],
  versions: versions.map(({ version, in_force }) => ({ version, in_force })),
})

/** The version that is in force: the highest whose day has come in Vietnam. Null for an unknown page, or one that is all to come. */
export async function pageInForce(db: Database, slug: string, now = new Date()): Promise<StaticPage | null> {
  const versions = await versionsOf(db, slug)
  const row = versions.find(({ in_force }) => in_force <= dayOf(now))
  return row ? toPage(row, versions) : null
}

/** One version of a page, also one that is over or to come. */
export async function pageVersion(db: Database, slug: string, version: number): Promise<StaticPage | null> {
  const versions = await versionsOf(db, slug)
  const row = versions.find((each) => each.version === version)
  return row ? toPage(row, versions) : null
}

/** All pages in the versions in force. */
export async function pagesInForce(db: Database, now = new Date()): Promise<ListedPage[]> {
  const rows = await db
    .selectDistinct({
      slug: pages.slug,
      title: pages.shown_title,
      version: pages.version,
      in_force: pages.in_force,
      updated_at: pages.updated_at,
    })
    .from(pages)
    .where(sql`${pages.in_force} <= ${dayOf(now)}`)
    .orderBy(asc(pages.slug), desc(pages.version))
  const newest = new Map<string, ListedPage>()
  for (const row of rows)
    if (!newest.has(row.slug)) newest.set(row.slug, { ...row, updated_at: row.updated_at.toISOString() })
  return [...newest.values()]
}
