import { createHash } from 'node:crypto'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { pages, positions, posts } from '../schema'
import type { ArticleDraft, CategoryDraft, PageDraft, PositionDraft } from './drafts'

/**
 * Texts as they are written, the same from a file and from a row: their digest tells whether a row was edited in the database after its
 * import, and whether a file was edited since.
 */

type Row<T extends { $inferSelect: object }> = T['$inferSelect']

/** Days of Vietnam: the front matter has days, rows have instants. */
const vietnameseDay = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE })
export const dayOf = (instant: Date): string => vietnameseDay.format(instant)
export const instantOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

interface Text {
  title: string
  summary: string
  markdown: string
  updated: string
}

export interface PostSource extends Text {
  id: number
  slug: string
  category_id: number
  subcategory_id: number
  kind: Row<typeof posts>['kind']
  position_vn: number
  keywords: readonly string[]
  related_ids: readonly number[]
}

export interface PageSource extends Text {
  slug: string
  version: number
  in_force: string
  changes: string
}

export interface PositionSource extends Text {
  slug: string
  team: string
  location: string
  employment: Row<typeof positions>['employment']
  salary_min: number | null
  salary_max: number | null
  posted_on: string
  closes_on: string | null
}

/** Digest of a source, whatever the order of its fields. */
export const digestOf = (source: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(source).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')

const textOf = (row: { title: string; summary: string; markdown: string; updated_at: Date }): Text => ({
  title: row.title,
  summary: row.summary,
  markdown: row.markdown.trim(),
  updated: dayOf(row.updated_at),
})

const draftText = ({ title, summary, markdown, updated }: Text): Text => ({
  title,
  summary,
  markdown,
  updated,
})

export const postOfRow = (row: Row<typeof posts>): PostSource => ({
  ...textOf(row),
  id: row.id,
  slug: row.slug,
  category_id: row.category_id,
  subcategory_id: row.subcategory_id,
  kind: row.kind,
  position_vn: row.position_vn,
  keywords: row.keywords,
  related_ids: row.related_ids,
})

/** Null when the draft's category or subcategory does not exist. */
export function postOfDraft(draft: ArticleDraft, categories: readonly CategoryDraft[]): PostSource | null {
  const category = categories.find(({ slug }) => slug === draft.category)
  const subcategory = category?.subcategories.find(({ slug }) => slug === draft.subcategory)
  if (!category || !subcategory) return null
  return {
    ...draftText(draft),
    id: draft.id,
    slug: draft.slug,
    category_id: category.id,
    subcategory_id: subcategory.id,
    kind: draft.kind,
    position_vn: draft.position,
    keywords: draft.keywords,
    related_ids: draft.related,
  }
}

export const pageOfRow = (row: Row<typeof pages>): PageSource => ({
  ...textOf(row),
  slug: row.slug,
  version: row.version,
  in_force: row.in_force,
  changes: row.changes,
})

export const pageOfDraft = (draft: PageDraft): PageSource => ({
  ...draftText(draft),
  slug: draft.slug,
  version: draft.version,
  in_force: draft.in_force,
  changes: draft.changes,
})

export const positionOfRow = (row: Row<typeof positions>): PositionSource => ({
  ...textOf(row),
  slug: row.slug,
  team: row.team,
  location: row.location,
  employment: row.employment,
  salary_min: row.salary_min,
  salary_max: row.salary_max,
  posted_on: row.posted_on,
  closes_on: row.closes_on,
})

export const positionOfDraft = (draft: PositionDraft): PositionSource => ({
  ...draftText(draft),
  slug: draft.slug,
  team: draft.team,
  location: draft.location,
  employment: draft.employment,
  salary_min: draft.salary_min ?? null,
  salary_max: draft.salary_max ?? null,
  posted_on: draft.posted,
  closes_on: draft.closes ?? null,
})
