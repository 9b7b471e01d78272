import { asc, eq, sql } from 'drizzle-orm'
import {
  AGREED_DOCUMENTS,
  type AgreedDocument,
  type AgreementSource,
  type Agreements,
  agreementsSchema,
  PARTNER_DOCUMENTS,
  type PartnerDocument,
} from '@/domain/account/agreements/agreements'
import { invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import type { Database } from '../../database'
import { agreements } from '../schema'

/** The documents as they are in force. The content module needs this one, so its function in the database is asked. */
const inForceAmong = (slugs: readonly string[]) =>
  sql`content.versions_in_force(${sql.param([...slugs])}::text[])`
const all = [...AGREED_DOCUMENTS, ...PARTNER_DOCUMENTS]

/** Whether a document concerns a member: those of a programme do from the first agreement on. */
const concerns = (userId: number) => sql`(document.slug <> ALL (${sql.param([...PARTNER_DOCUMENTS])}::text[])
  OR EXISTS (SELECT FROM ${agreements} AS given WHERE given.user_id = ${userId} AND given.slug = document.slug))`

/** Records that a member agrees to these documents as they are in force; an agreement to the same version stays the first. */
async function record(
  tx: Database,
  owner: { userId: number | null; orderId: string | null },
  source: AgreementSource,
  { among = AGREED_DOCUMENTS }: { among?: readonly string[] } = {},
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${agreements} (user_id, order_id, slug, version, source)
    SELECT ${sql.param(owner.userId)}::integer, ${sql.param(owner.orderId)}::uuid, slug, version, ${source}
    FROM ${inForceAmong(among)} AS document
    ON CONFLICT DO NOTHING`)
}

/** Records what the forms of registration say: who sends them agrees to the versions in force. */
export const recordRegistration = (tx: Database, userId: number): Promise<void> =>
  record(tx, { userId, orderId: null }, 'registration')

/** Records the versions in force with an order, and for a member with the account too. `userId` is null for guests. */
export async function recordOrder(
  tx: Database,
  { orderId, userId }: { orderId: string; userId: number | null },
): Promise<void> {
  await record(tx, { orderId, userId }, 'order')
  if (userId !== null) await record(tx, { orderId: null, userId }, 'order')
}

/** The documents in force with the time of the member's agreement, those without one first. */
export async function agreementsOf(db: Database, userId: number): Promise<Agreements> {
  const { rows } = await db.execute(sql`
    SELECT document.slug, document.version, document.title, document.changes, document.in_force::text AS in_force,
      to_json(own.accepted_at) #>> '{}' AS accepted_at
    FROM ${inForceAmong(all)} AS document
    LEFT JOIN ${agreements} AS own ON own.user_id = ${userId} AND own.order_id IS NULL
      AND own.slug = document.slug AND own.version = document.version
    WHERE ${concerns(userId)}
    ORDER BY own.accepted_at IS NOT NULL, array_position(${sql.param(all)}::text[], document.slug)`)
  return agreementsSchema.validateSync({ documents: rows })
}

/**
 * Records that a member agrees to the versions they were shown.
 * @throws INVALID_FIELDS when one of them is not in force any more: the member has not read the one that is
 */
export async function accept(
  tx: Database,
  userId: number,
  shown: readonly Pick<AgreedDocument, 'slug' | 'version'>[],
): Promise<Agreements> {
  const { documents } = await agreementsOf(tx, userId)
  const isCurrent = shown.every(({ slug, version }) =>
    documents.some((document) => document.slug === slug && document.version === version),
  )
  if (!isCurrent) throw invalidFields({ documents: texts.agreementOutdated })
  const slugs = shown.map(({ slug }) => slug)
  await record(tx, { userId, orderId: null }, 'notice', { among: slugs })
  return agreementsOf(tx, userId)
}

/**
 * Records that a member agrees to a programme's document in the version they were shown.
 * @throws INVALID_FIELDS at `field` when it is not the one in force
 */
export async function acceptProgramme(
  tx: Database,
  userId: number,
  { slug, version, field }: { slug: PartnerDocument; version: number; field: string },
): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(sql`SELECT version FROM ${inForceAmong([slug])}`)
  if (rows[0]?.version !== version) throw invalidFields({ [field]: texts.agreementOutdated })
  await record(tx, { userId, orderId: null }, 'application', { among: [slug] })
}

/** All that a member ever agreed to, with orders too, for their copy of the data. */
export const agreementHistory = (db: Database, userId: number) =>
  db
    .select({
      slug: agreements.slug,
      version: agreements.version,
      source: agreements.source,
      order_id: agreements.order_id,
      accepted_at: agreements.accepted_at,
    })
    .from(agreements)
    .where(eq(agreements.user_id, userId))
    .orderBy(asc(agreements.id))

/** When a member leaves: an order keeps what it was placed under, without the member. */
export async function forgetAgreements(tx: Database, userId: number): Promise<void> {
  const own = sql`${agreements.user_id} = ${userId}`
  await tx.delete(agreements).where(sql`${own} AND ${agreements.order_id} IS NULL`)
  await tx.update(agreements).set({ user_id: null }).where(own)
}
