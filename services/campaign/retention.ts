import { and, eq, lt, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { prizes, redemptions } from './schema'

/**
 * Deletes phone and ID number of redemptions whose time has run out: of those handed over at once the phone too, of all others some time
 * after the prize's last day. A thing that still waits then can be handed over by its redemption and the member's account alone.
 */
export async function deleteOldForms(db: Database): Promise<void> {
  const oldPrizes = db
    .select({ id: prizes.id })
    .from(prizes)
    .where(lt(prizes.end_date, sql`now() - make_interval(days => ${KEPT_DAYS.prizeForm})`))
  await db
    .update(redemptions)
    .set({ phone: null, id_number: null })
    .where(
      and(
        sql`(${redemptions.phone} IS NOT NULL OR ${redemptions.id_number} IS NOT NULL)`,
        sql`(${redemptions.prize_id} IN ${oldPrizes} OR ${eq(redemptions.state, 'handed-over')})`,
      ),
    )
}
