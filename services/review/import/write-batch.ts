import { and, eq, inArray, sql } from 'drizzle-orm'
import { COPY_LEAST_CHARACTERS, moderate } from '@/domain/review/moderation/moderate'
import type { ReviewState } from '@/domain/review/state'
import type { Database } from '../../database'
import { moderationRules } from '../moderation/rules'
import { review_replies, reviews } from '../schema'
import type { Draft } from './draft'
import { queuePhotos } from './photos'
import type { Reviewed } from './products'

/** A draft whose product is found. */
export interface FoundDraft extends Omit<Draft, 'product'> {
  product: Reviewed
}

export interface Origin {
  /** the source, under which ids are unique */
  origin: string
  /** name of the file */
  file: string
  isDryRun: boolean
}

export interface WrittenBatch {
  created: number
  updated: number
  unchanged: number
  /** photos that will be fetched */
  photos: number
  /** created or changed ones that are not shown until staff decide, with the reason */
  held: { draft: FoundDraft; reason: string }[]
}

/** Staff of replies that came with a file. */
const staffOf = (origin: string) => `import:${origin}`

/** The reviews of a batch that the shop has. */
const isOfBatch = (origin: string, batch: readonly FoundDraft[]) =>
  and(
    eq(reviews.origin, origin),
    inArray(
      reviews.external_id,
      batch.map(({ external_id }) => external_id),
    ),
  )

const readExisting = (db: Database, origin: string, batch: readonly FoundDraft[]) =>
  db
    .select({
      id: reviews.id,
      external_id: reviews.external_id,
      product_id: reviews.product_id,
      title: reviews.title,
      details: reviews.details,
      author_name: reviews.author_name,
      language: reviews.language,
      ratings: reviews.ratings,
      created_at: reviews.created_at,
      state: reviews.state,
      reason: reviews.reason,
      reply: review_replies.text,
      replied_by: review_replies.staff,
    })
    .from(reviews)
    .leftJoin(review_replies, eq(review_replies.review_id, reviews.id))
    .where(isOfBatch(origin, batch))
type Existing = Awaited<ReturnType<typeof readExisting>>[number]

/** Whether the file's reply shall be written: a reply that staff wrote here stays. */
const isReplyNew = (draft: FoundDraft, existing: Existing | undefined, staff: string) =>
  draft.reply !== null &&
  draft.reply.text !== existing?.reply &&
  (!existing?.replied_by || existing.replied_by === staff)

const isContentEqual = (draft: FoundDraft, existing: Existing) =>
  draft.product.id === existing.product_id &&
  draft.title === existing.title &&
  draft.details === existing.details &&
  draft.author_name === existing.author_name &&
  draft.language === existing.language &&
  // Types that the category got since the import change nothing of the review.
  Object.values(existing.ratings).every((stars) => stars === draft.stars) &&
  (draft.created_at === null || draft.created_at.getTime() === existing.created_at.getTime())

/** Digests of long texts that another review has, among those of the batch. */
async function copiesAmong(
  db: Database,
  origin: string,
  changed: readonly FoundDraft[],
): Promise<Set<string>> {
  const long = changed.filter(({ details }) => details.length >= COPY_LEAST_CHARACTERS)
  if (long.length === 0) return new Set()
  const { rows } = await db.execute<{ external_id: string }>(sql`
    SELECT draft.external_id FROM unnest(
      ${sql.param(long.map(({ external_id }) => external_id))}::text[], ${sql.param(long.map(({ details }) => details))}::text[]
    ) WITH ORDINALITY AS draft(external_id, details, position)
    WHERE EXISTS (
      SELECT FROM ${reviews} entry WHERE md5(lower(entry.details)) = md5(lower(draft.details)) AND entry.state <> 'removed'
        AND (entry.origin, entry.external_id) IS DISTINCT FROM (${origin}::text, draft.external_id)
    )`)
  const copies = new Set(rows.map(({ external_id }) => external_id))
  const seen = new Set<string>()
  for (const { external_id, details } of long) {
    const text = details.toLowerCase()
    if (seen.has(text)) copies.add(external_id)
    seen.add(text)
  }
  return copies
}

type Verdict = { state: ReviewState; reason: string | null }
const held = (reason: string | null): Verdict => ({ state: 'held', reason })

/** What the rules make of imported texts. A refused one has no writer here who could mend it, so what they reject is held as well. */
async function verdictsOf(db: Database, origin: string, changed: readonly FoundDraft[]) {
  const { compiled, copied } = await moderationRules(db)
  const copies = copied === null ? new Set<string>() : await copiesAmong(db, origin, changed)
  return (draft: FoundDraft): Verdict => {
    if (!draft.is_shown) return held('unpublished')
    const { state, reason } = moderate([draft.title ?? '', draft.details].join('\n'), compiled)
    if (state !== 'published') return held(reason)
    return copied !== null && copies.has(draft.external_id) ? held(copied.reason) : { state, reason }
  }
}

/** What is held, rejected or removed here stays so, whatever the other system made of it since. */
const stateAfter = (existing: Existing | undefined, verdict: Verdict): Verdict =>
  existing === undefined || existing.state === 'published' ? verdict : existing

async function upsert(
  tx: Database,
  { origin, file }: Origin,
  rows: readonly { draft: FoundDraft; existing: Existing | undefined; verdict: Verdict }[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const excluded = (column: { name: string }) => sql`excluded.${sql.identifier(column.name)}`
  const written = await tx
    .insert(reviews)
    .values(
      rows.map(({ draft, existing, verdict: { state, reason } }) => {
        const created_at = draft.created_at ?? existing?.created_at ?? new Date()
        return {
          product_id: draft.product.id,
          author_name: draft.author_name,
          title: draft.title,
          details: draft.details,
          language: draft.language,
          ratings: Object.fromEntries(draft.product.types.map((type) => [type, draft.stars])),
          // Its writer was not asked.
          is_recommended: false,
          ...{ state, reason, origin, created_at },
          external_id: draft.external_id,
          source: file,
          total_likes: draft.likes,
          published_at: state === 'published' ? created_at : null,
        }
      }),
    )
    .onConflictDoUpdate({
      target: [reviews.origin, reviews.external_id],
      set: {
        product_id: excluded(reviews.product_id),
        author_name: excluded(reviews.author_name),
        title: excluded(reviews.title),
        details: excluded(reviews.details),
        language: excluded(reviews.language),
        ratings: excluded(reviews.ratings),
        created_at: excluded(reviews.created_at),
        state: excluded(reviews.state),
        reason: excluded(reviews.reason),
        published_at: sql`coalesce(${reviews.published_at}, excluded.published_at)`,
      },
    })
    .returning({ id: reviews.id, external_id: reviews.external_id })
  return new Map(written.map(({ id, external_id }) => [external_id ?? '', id]))
}

/** Writes one batch of reviews with distinct ids; equal ones are left alone. A dry run only compares. */
export async function writeBatch(
  tx: Database,
  origin: Origin,
  batch: readonly FoundDraft[],
): Promise<WrittenBatch> {
  // Staff may decide about one of them at the same time.
  if (!origin.isDryRun)
    await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(isOfBatch(origin.origin, batch))
      .orderBy(reviews.id)
      .for('update')
  const rows = await readExisting(tx, origin.origin, batch)
  const existing = new Map(rows.map((row) => [row.external_id, row]))
  const staff = staffOf(origin.origin)
  const compared = batch.map((draft) => {
    const before = existing.get(draft.external_id)
    const hasNewReply = isReplyNew(draft, before, staff)
    return { draft, before, hasNewReply, isContentNew: !before || !isContentEqual(draft, before) }
  })
  const changed = compared.filter(({ isContentNew }) => isContentNew)
  const verdict = await verdictsOf(
    tx,
    origin.origin,
    changed.map(({ draft }) => draft),
  )
  const toWrite = changed.map(({ draft, before }) => ({
    draft,
    existing: before,
    verdict: stateAfter(before, verdict(draft)),
  }))
  const updated = compared.filter((each) => each.before && (each.isContentNew || each.hasNewReply)).length
  const created = compared.filter((each) => !each.before).length
  const result = {
    created,
    updated,
    unchanged: batch.length - created - updated,
    held: toWrite.flatMap(({ draft, verdict: { state, reason } }) =>
      state === 'held' ? [{ draft, reason: reason ?? 'held' }] : [],
    ),
  }
  if (origin.isDryRun) {
    const fresh = compared.filter((each) => !each.before)
    return { ...result, photos: fresh.reduce((sum, { draft }) => sum + draft.images.length, 0) }
  }
  const ids = await upsert(tx, origin, toWrite)
  const idOf = (id: string) => ids.get(id) ?? existing.get(id)?.id
  const replies = compared.flatMap(({ draft: { external_id, reply }, hasNewReply }) => {
    const review_id = idOf(external_id)
    return !hasNewReply || !reply || review_id === undefined
      ? []
      : [{ review_id, staff, text: reply.text, created_at: reply.created_at ?? new Date() }]
  })
  if (replies.length > 0)
    await tx
      .insert(review_replies)
      .values(replies)
      .onConflictDoUpdate({
        target: review_replies.review_id,
        set: { text: sql`excluded.text`, created_at: sql`excluded.created_at` },
      })
  const photos = await queuePhotos(
    tx,
    batch.flatMap(({ external_id, images }) => {
      const review_id = idOf(external_id)
      return review_id === undefined || existing.get(external_id)?.state === 'removed'
        ? []
        : images.map((url, position) => ({ review_id, url, position }))
    }),
  )
  return { ...result, photos }
}
