import { eq, inArray, sql } from 'drizzle-orm'
import { type Database, database, insertRows, onConflictOverwrite, transaction } from '../../database'
import { addJob } from '../../jobs'
import { readFacts } from '../facts/facts'
import { categories, pages, positions, posts, subcategories } from '../schema'
import { crossFaults } from './check'
import type { CategoryDraft, Drafts } from './drafts'
import type { ContentFault } from './fault'
import { readDrafts } from './read-drafts'
import { rendererOf, type Shown } from './render'
import { readScreens, storeScreens } from './screens'
import {
  digestOf,
  instantOf,
  pageOfDraft,
  pageOfRow,
  type PageSource,
  positionOfDraft,
  positionOfRow,
  type PositionSource,
  postOfDraft,
  postOfRow,
  type PostSource,
} from './sources'

/** Where the texts of the shop lie, from its folder. */
export const CONTENT_FOLDER = 'content/vi'

/** Has the shop that runs render all texts again, with its own settings. */
export const queueRendering = (): Promise<void> =>
  addJob(database(), 'render-content', {}, { jobKey: 'render-content' })

/** Serializes imports of instances that start together; an arbitrary constant. */
const IMPORT_LOCK = 815_1980

interface Options {
  folder?: string
  /** overwrites rows that were edited in the database */
  force?: boolean
  isPath?: (path: string) => boolean
}

export interface ImportReport {
  /** rows written, by what they are: 'posts', 'pages', … */
  written: Record<string, number>
  removed: number
  /** rows that were edited in the database and stay so */
  kept: string[]
  /** what is wrong with the files; unreadable ones, and those with an unknown fact, were not imported */
  faults: ContentFault[]
}

interface Merged<Source> {
  key: string
  source: Source
  /** the file's digest, or of a kept row the one it has */
  digest: string
  file: string
}

interface Stored<Source> {
  key: string
  source: Source
  imported_digest: string
}

/** What each row shall be: the file's text, or the row's own where it was edited in the database. */
function merge<Source extends object>(
  drafts: readonly { key: string; source: Source; file: string }[],
  rows: readonly Stored<Source>[],
  { force = false, isFaulty }: { force?: boolean | undefined; isFaulty: (key: string) => boolean },
): { merged: Merged<Source>[]; kept: string[]; gone: string[] } {
  const rowOf = new Map(rows.map((row) => [row.key, row]))
  const kept: string[] = []
  const isEdited = (row: Stored<Source>) => !force && digestOf(row.source) !== row.imported_digest
  const merged = drafts.map(({ key, source, file }): Merged<Source> => {
    const digest = digestOf(source)
    const row = rowOf.get(key)
    if (!row || !isEdited(row) || digestOf(row.source) === digest) return { key, source, digest, file }
    kept.push(file)
    return { key, source: row.source, digest: row.imported_digest, file }
  })
  const filed = new Set(drafts.map(({ key }) => key))
  const unfiled = rows.filter(({ key }) => !filed.has(key))
  const staying = unfiled.filter((row) => isFaulty(row.key) || isEdited(row))
  for (const { key } of staying.filter((row) => !isFaulty(row.key))) kept.push(key)
  const gone = unfiled.filter((row) => !staying.includes(row)).map(({ key }) => key)
  return {
    merged: [
      ...merged,
      ...staying.map(({ key, source, imported_digest }) => ({
        key,
        source,
        digest: imported_digest,
        file: key,
      })),
    ],
    kept,
    gone,
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Rows that differ from what is stored, in the columns they have. */
const changed = <Row extends object>(
  rows: readonly Row[],
  stored: readonly object[],
  key: (row: object) => string,
): Row[] => {
  const known = new Map(stored.map((row) => [key(row), row]))
  return rows.filter((row) => {
    const before = known.get(key(row))
    if (!before) return true
    return Object.entries(row).some(([name, value]) => !isSame(value, Reflect.get(before, name)))
  })
}

const keyed =
  (...names: readonly string[]) =>
  (row: object) =>
    names.map((name) => String(Reflect.get(row, name))).join(' ')

async function write(
  tx: Database,
  table: typeof categories | typeof subcategories | typeof posts | typeof pages | typeof positions,
  rows: readonly object[],
  key: readonly string[],
  once: readonly string[] = [],
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.keys(first).filter((name) => !key.includes(name) && !once.includes(name))
  await insertRows(tx, table, rows, onConflictOverwrite(key, columns))
  return rows.length
}

async function importCategories(tx: Database, drafts: readonly CategoryDraft[]): Promise<number> {
  const rows = drafts.map(({ id, slug, name, summary, icon }, position) => ({
    id,
    slug,
    name,
    summary,
    icon,
    position,
  }))
  const below = drafts.flatMap(({ id: category_id, subcategories: own }) =>
    own.map(({ id, slug, name }, position) => ({ id, category_id, slug, name, position })),
  )
  const byId = keyed('id')
  return (
    (await write(tx, categories, changed(rows, await tx.select().from(categories), byId), ['id'])) +
    (await write(tx, subcategories, changed(below, await tx.select().from(subcategories), byId), ['id']))
  )
}

/** Categories that have no file any more, where no kept article stands in them. */
async function removeCategories(tx: Database, drafts: readonly CategoryDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const own = drafts.flatMap((each) => each.subcategories)
  await tx.delete(subcategories).where(
    sql`NOT ${inArray(
      subcategories.id,
      own.map(({ id }) => id),
    )} AND NOT EXISTS (SELECT FROM ${posts} WHERE ${posts.subcategory_id} = ${subcategories.id})`,
  )
  await tx.delete(categories).where(
    sql`NOT ${inArray(
      categories.id,
      drafts.map(({ id }) => id),
    )} AND NOT EXISTS (SELECT FROM ${posts} WHERE ${posts.category_id} = ${categories.id})`,
  )
}

const textRow = (
  { title, summary, markdown, updated }: Pick<PostSource, 'title' | 'summary' | 'markdown' | 'updated'>,
  imported_digest: string,
  shown: Shown,
) => ({ title, summary, markdown, imported_digest, updated_at: instantOf(updated), ...shown })

function postRow({ source, digest }: Merged<PostSource>, shown: Shown) {
  const { id, category_id, subcategory_id, slug, kind, position_vn, keywords, related_ids } = source
  const text = textRow(source, digest, shown)
  const place = { id, category_id, subcategory_id, slug, kind, position_vn, keywords, related_ids }
  return { ...place, ...text, published_at: text.updated_at }
}

function pageRow({ source, digest }: Merged<PageSource>, shown: Shown) {
  const { slug, version, in_force, changes } = source
  return { slug, version, in_force, changes, ...textRow(source, digest, shown) }
}

function positionRow({ source, digest }: Merged<PositionSource>, shown: Shown) {
  const { title, summary, markdown, updated, ...place } = source
  return { ...place, ...textRow({ title, summary, markdown, updated }, digest, shown) }
}

/** Keys of rows whose file is there, but faulty: they stay as they are. */
function keysOfFaulty(faults: readonly ContentFault[]): Set<string> {
  return new Set(
    faults.flatMap(({ file }) => {
      const [, article] = /^help\/[^/]+\/(\d+)-/.exec(file) ?? []
      const [, page, day] = /^pages\/([^/]+)\/(.+)\.md$/.exec(file) ?? []
      const [, position] = /^positions\/(.+)\.md$/.exec(file) ?? []
      if (article !== undefined) return [`post ${article}`]
      if (page !== undefined) return [`page ${page} ${day}`]
      return position === undefined ? [] : [`position ${position}`]
    }),
  )
}

const isSound = (faults: readonly ContentFault[]) => {
  const files = new Set(faults.map(({ file }) => file))
  return ({ file }: { file: string }) => !files.has(file)
}

const soundDrafts = (drafts: Drafts, faults: readonly ContentFault[]): Drafts => ({
  ...drafts,
  articles: drafts.articles.filter(isSound(faults)),
  pages: drafts.pages.filter(isSound(faults)),
  positions: drafts.positions.filter(isSound(faults)),
})

/**
 * Brings the files of content into the database. Only rows that differ are written, so a second import writes none; pages of what was
 * written go stale. Facts are filled in as they are now. A row that was edited in the database stays as it is, unless `force`.
 */
export async function importContent({
  folder = CONTENT_FOLDER,
  force,
  isPath = () => true,
}: Options = {}): Promise<ImportReport> {
  const { drafts: all, faults: unreadable } = await readDrafts(folder)
  const faults = [...unreadable, ...crossFaults(all)]
  const drafts = soundDrafts(all, faults)
  const screens = await readScreens(drafts.screens)
  await storeScreens(screens)
  return transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const stored = {
      posts: await tx.select().from(posts),
      pages: await tx.select().from(pages),
      positions: await tx.select().from(positions),
    }
    const faulty = keysOfFaulty(faults)
    const rule = { force, isFaulty: (key: string) => faulty.has(key) }
    const merged = {
      posts: merge(
        drafts.articles.flatMap((draft) => {
          const source = postOfDraft(draft, drafts.categories)
          return source ? [{ key: `post ${source.id}`, source, file: draft.file }] : []
        }),
        stored.posts.map((row) => ({ ...row, key: `post ${row.id}`, source: postOfRow(row) })),
        rule,
      ),
      pages: merge(
        drafts.pages.map((draft) => ({
          key: `page ${draft.slug} ${draft.in_force}`,
          source: pageOfDraft(draft),
          file: draft.file,
        })),
        stored.pages.map((row) => ({
          ...row,
          key: `page ${row.slug} ${row.in_force}`,
          source: pageOfRow(row),
        })),
        rule,
      ),
      positions: merge(
        drafts.positions.map((draft) => ({
          key: `position ${draft.slug}`,
          source: positionOfDraft(draft),
          file: draft.file,
        })),
        stored.positions.map((row) => ({ ...row, key: `position ${row.slug}`, source: positionOfRow(row) })),
        rule,
      ),
    }
    const written: Record<string, number> = { categories: await importCategories(tx, drafts.categories) }
    const categorySlugs = new Map(
      (await tx.select({ id: categories.id, slug: categories.slug }).from(categories)).map(({ id, slug }) => [
        id,
        slug,
      ]),
    )
    const render = rendererOf({
      posts: merged.posts.merged.map(({ source }) => source),
      pages: merged.pages.merged.map(({ source }) => source),
      categorySlugs,
      facts: await readFacts(tx),
      screens,
      isPath,
    })
    /** The rows of all texts but those with a blocking fault, of which the shop keeps what it has. Dead links and pictures are left out of a text. */
    const rowsOf = <Source extends PostSource | PageSource | PositionSource, Row>(
      texts: readonly Merged<Source>[],
      row: (text: Merged<Source>, shown: Shown) => Row,
    ): Row[] =>
      texts.flatMap((text) => {
        const own: ContentFault[] = []
        const blocking: string[] = []
        const shown = render(text.source, (fault, isBlocking = false) => {
          own.push({ file: text.file, text: fault })
          if (isBlocking) blocking.push(fault)
        })
        faults.push(...own)
        return blocking.length > 0 ? [] : [row(text, shown)]
      })

    const postRows = changed(
      // The day of publishing is the first import's.
      rowsOf(merged.posts.merged, postRow).map((row) => ({
        ...row,
        published_at: stored.posts.find(({ id }) => id === row.id)?.published_at ?? row.published_at,
      })),
      stored.posts,
      keyed('id'),
    )
    const pageRows = changed(rowsOf(merged.pages.merged, pageRow), stored.pages, keyed('slug', 'version'))
    const positionRows = changed(
      rowsOf(merged.positions.merged, positionRow),
      stored.positions,
      keyed('slug'),
    )
    const gone = {
      posts: merged.posts.gone.map((key) => Number(key.split(' ')[1])),
      pages: merged.pages.gone,
      positions: merged.positions.gone.map((key) => key.split(' ')[1] ?? ''),
    }
    if (gone.posts.length > 0) await tx.delete(posts).where(inArray(posts.id, gone.posts))
    for (const key of gone.pages) {
      const [, slug = '', in_force = ''] = key.split(' ')
      await tx.delete(pages).where(sql`${eq(pages.slug, slug)} AND ${eq(pages.in_force, in_force)}`)
    }
    if (gone.positions.length > 0) await tx.delete(positions).where(inArray(positions.slug, gone.positions))
    written.posts = await write(tx, posts, postRows, ['id'])
    written.pages = await write(tx, pages, pageRows, ['slug', 'version'])
    written.positions = await write(tx, positions, positionRows, ['slug'])
    await removeCategories(tx, drafts.categories)
    return {
      written,
      removed: gone.posts.length + gone.pages.length + gone.positions.length,
      kept: [...merged.posts.kept, ...merged.pages.kept, ...merged.positions.kept],
      faults,
    }
  })
}
