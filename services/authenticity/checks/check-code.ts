import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Check } from '@/domain/authenticity/check'
import type { CheckInput, Seller } from '@/domain/authenticity/check-input'
import { batchKey } from '@/domain/authenticity/batch'
import { partsOf, readCode } from '@/domain/authenticity/code'
import { type EarlierChecks, suspicionsOf, verdictOf } from '@/domain/authenticity/verdict'
import type { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, database, transaction } from '../../database'
import { redactSqlError } from '../../redact-sql-error'
import { batches, checks, codes, failed_checks } from '../schema'
import { isSigned } from '../signature'
import { type Checker, isMadeBy } from './checker'
import { countFailure, refuseGuesser } from './guess-guard'
import { checkById } from './read'

/** Pressed again, or the batch corrected, within this time: the same check. */
const SAME_CHECK = sql`interval '10 minutes'`
/** Checks of one code that are looked at, the first ones: a code of a batch is on thousands of boxes, and its row is locked meanwhile. */
const MOST_COUNTED = 1_000

const forged = (): DomainError => domainError('CODE_FORGED', 'no key of the shop signed this code')
const unknown = (): DomainError => domainError('CODE_UNKNOWN', 'this code is signed, and of no batch yet')

type Failure = (typeof failed_checks.$inferSelect)['kind']

/** Records a code that is none of the shop's, and slows the checker down. */
async function recordFailure(
  kind: Failure,
  code: string,
  { product_id, bought_from, seller_name }: CheckInput,
  checker: Checker,
): Promise<void> {
  await transaction(async (tx) => {
    await countFailure(tx, checker)
    await tx
      .insert(failed_checks)
      .values({
        ...{ kind, code, bought_from, seller_name },
        product_id: product_id ?? null,
        checker: checker.key,
        network: checker.network,
      })
      .catch((error: unknown) => {
        throw redactSqlError(error)
      })
  })
}

/** A gift may have been bought anywhere, and so says nothing. */
const isNamedSeller = (seller: Seller) => seller !== '' && seller !== 'gift'

/** The first checks of a unit until now, as this checker sees them, who says where it was bought. */
async function earlierChecks(
  tx: Database,
  serial: number,
  checker: Checker,
  seller: Seller,
): Promise<EarlierChecks> {
  const first = tx
    .select()
    .from(checks)
    .where(eq(checks.code_serial, serial))
    .orderBy(checks.created_at)
    .limit(MOST_COUNTED)
    .as('first')
  const isOwn = isMadeBy(checker, first)
  const [row] = await tx
    .select({
      own: sql<number>`(count(*) FILTER (WHERE ${isOwn}))::int`,
      others: sql<number>`(count(DISTINCT ${first.checker}) FILTER (WHERE NOT ${isOwn}))::int`,
      otherNetworks: sql<number>`(count(DISTINCT ${first.network}) FILTER (WHERE NOT ${isOwn} AND ${first.network} <> ${checker.network}))::int`,
      otherDays: sql<number>`coalesce(extract(day FROM now() - min(${first.created_at}) FILTER (WHERE NOT ${isOwn})), 0)::int`,
      sellers: sql<
        Seller[]
      >`coalesce(array_agg(DISTINCT ${first.bought_from}) FILTER (WHERE NOT ${isOwn}), '{}')`,
    })
    .from(first)
  if (!row) return { own: 0, others: 0, otherNetworks: 0, otherDays: 0, sellers: 0 }
  return { ...row, sellers: new Set([...row.sellers, seller].filter(isNamedSeller)).size }
}

/** The check that this checker made of this code a moment ago. */
async function sameCheck(tx: Database, serial: number, { key }: Checker): Promise<string | null> {
  const [row] = await tx
    .select({ id: checks.id })
    .from(checks)
    .where(
      and(
        eq(checks.code_serial, serial),
        eq(checks.checker, key),
        gt(checks.created_at, sql`now() - ${SAME_CHECK}`),
      ),
    )
    .orderBy(desc(checks.created_at))
    .limit(1)
  return row?.id ?? null
}

/** Notes a check of a registered code; null for a code that is not registered. The code's row is locked, so that one check is the first. */
export async function noteCheck(
  tx: Database,
  serial: number,
  { batch, bought_from, seller_name, email, product_id }: CheckInput,
  checker: Checker,
): Promise<string | null> {
  const [code] = await tx.select().from(codes).where(eq(codes.serial, serial)).for('update')
  if (!code) return null
  const [batchOfCode] = await tx.select().from(batches).where(eq(batches.id, code.batch_id))
  const said = {
    is_other_batch: batch !== '' && batchKey(batch) !== batchOfCode?.batch_key,
    is_other_product: product_id !== undefined && product_id !== batchOfCode?.product_id,
    bought_from,
    seller_name: bought_from === 'elsewhere' ? seller_name : '',
    // Members get mails at the address of their account.
    email: checker.userId === null && email !== '' ? email : null,
  }
  const same = await sameCheck(tx, serial, checker)
  if (same !== null) {
    // What the first time said and this one does not, stays: the address for a recall above all.
    const { email: address, bought_from: seller, ...others } = said
    await tx
      .update(checks)
      .set({
        ...others,
        ...(address !== null && { email: address }),
        ...(seller !== '' && { bought_from: seller }),
      })
      .where(eq(checks.id, same))
    return same
  }
  const earlier = await earlierChecks(tx, serial, checker, bought_from)
  const [row] = await tx
    .insert(checks)
    .values({
      code_serial: serial,
      user_id: checker.userId,
      checker: checker.key,
      device: checker.device,
      network: checker.network,
      verdict: verdictOf(code.kind, earlier),
      suspicions: code.kind === 'batch' ? [] : suspicionsOf(earlier),
      others: earlier.others,
      ...said,
    })
    .returning({ id: checks.id })
  await tx
    .update(codes)
    .set({
      checks: sql`${codes.checks} + 1`,
      first_checked_at: sql`coalesce(${codes.first_checked_at}, now())`,
    })
    .where(eq(codes.serial, serial))
  return row?.id ?? null
}

/**
 * Checks a code for a member or a device (PDP-30): reads its signature, notes the check, and gives what can be said of the unit.
 * @throws CODE_FORGED, CODE_UNKNOWN, both recorded; TOO_MANY_REQUESTS while the checker waits after failures
 */
export async function checkCode(input: CheckInput, checker: Checker): Promise<Check> {
  await refuseGuesser(database(), checker)
  const read = readCode(input.code)
  if ('fault' in read) throw new Error('a code without a check symbol came past its schema')
  const { code } = read
  const parts = partsOf(code)
  if (!isSigned(parts)) {
    await recordFailure('forged', code, input, checker)
    throw forged()
  }
  const id = await transaction((tx) => noteCheck(tx, parts.serial, input, checker))
  if (id === null) {
    await recordFailure('unknown', code, input, checker)
    throw unknown()
  }
  const check = await checkById(database(), id)
  if (!check) throw new Error('a check was not stored')
  return check
}
