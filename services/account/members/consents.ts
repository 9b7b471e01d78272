import { eq, sql } from 'drizzle-orm'
import type { User } from '@/domain/account/user'
import type { Database } from '../../database'
import { consents } from '../schema'

type Consents = User['consents']
type Purpose = keyof Consents
const PURPOSES: readonly Purpose[] = ['marketing_email', 'marketing_sms']

/** Consents in force: for each purpose the last choice, none meaning no. */
export async function currentConsents(db: Database, userId: number): Promise<Consents> {
  const latest = await latestConsents(db, userId)
  return {
    marketing_email: latest.get('marketing_email') ?? false,
    marketing_sms: latest.get('marketing_sms') ?? false,
  }
}

/** Records the consents a member gives or withdraws, and where; unchanged ones are not recorded. */
export async function recordConsents(
  tx: Database,
  userId: number,
  given: Partial<Consents>,
  source: string,
): Promise<void> {
  const said = await latestConsents(tx, userId)
  const changes = PURPOSES.flatMap((purpose) => {
    const is_granted = given[purpose]
    return is_granted === undefined || is_granted === said.get(purpose)
      ? []
      : [{ user_id: userId, purpose, is_granted, source }]
  })
  if (changes.length > 0) await tx.insert(consents).values(changes)
}

async function latestConsents(db: Database, userId: number): Promise<Map<string, boolean>> {
  const rows = await db
    .select({
      purpose: consents.purpose,
      is_granted: sql<boolean>`(array_agg(${consents.is_granted} ORDER BY ${consents.id} DESC))[1]`,
    })
    .from(consents)
    .where(eq(consents.user_id, userId))
    .groupBy(consents.purpose)
  return new Map(rows.map((row) => [row.purpose, row.is_granted]))
}
