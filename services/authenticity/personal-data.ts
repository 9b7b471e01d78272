import { randomUUID } from 'node:crypto'
import { desc, eq, or } from 'drizzle-orm'
import { usersById } from '../account'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { memberKey } from './checks/checker'
import { anonymousChecker } from './retention'
import { batches, checks, codes, failed_checks, recall_notices } from './schema'

/** Checks of a member, and those that left the member's address as a visitor. */
async function ofMember(db: Database, userId: number) {
  const user = (await usersById(db, [userId])).get(userId)
  const address = user?.is_verified_email ? user.email?.toLowerCase() : undefined
  return address === undefined
    ? eq(checks.user_id, userId)
    : or(eq(checks.user_id, userId), eq(checks.email, address))
}

/** A member's checks become anonymous with the account: whether a code was checked before must not change with it. */
export const authenticityPersonalData: PersonalDataProvider = {
  name: 'authenticity',
  async copyOf(db, userId) {
    const [made, notices] = await Promise.all([
      db
        .select({
          product_id: batches.product_id,
          batch: batches.batch,
          verdict: checks.verdict,
          bought_from: checks.bought_from,
          seller_name: checks.seller_name,
          email: checks.email,
          checked_at: checks.created_at,
        })
        .from(checks)
        .innerJoin(codes, eq(codes.serial, checks.code_serial))
        .innerJoin(batches, eq(batches.id, codes.batch_id))
        .where(await ofMember(db, userId))
        .orderBy(desc(checks.created_at)),
      db
        .select({
          batch: batches.batch,
          cause: recall_notices.cause,
          order: recall_notices.order_reference,
          sent_at: recall_notices.created_at,
        })
        .from(recall_notices)
        .innerJoin(batches, eq(batches.id, recall_notices.batch_id))
        .where(eq(recall_notices.user_id, userId)),
    ])
    return { checks: made, recalls: notices }
  },
  async erase(tx, userId) {
    await tx
      .update(checks)
      .set({
        ...{ user_id: null, device: null, network: null, email: null, seller_name: '' },
        checker: anonymousChecker(randomUUID()),
      })
      .where(await ofMember(tx, userId))
    await tx
      .update(failed_checks)
      .set({ checker: 'gone', network: 'gone', seller_name: '' })
      .where(eq(failed_checks.checker, memberKey(userId)))
    await tx.update(recall_notices).set({ user_id: null }).where(eq(recall_notices.user_id, userId))
  },
}
