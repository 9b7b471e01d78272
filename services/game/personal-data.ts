import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { check_ins, gift_claims, missions, shares, spin_rights, spins } from './schema'

/** A member's check-ins, shares and spins. The log of spins proves the odds: its rows stay, without the member. */
export const gamePersonalData: PersonalDataProvider = {
  name: 'games',
  async copyOf(db, userId) {
    const [checkIns, shared, rights, spun] = await Promise.all([
      db
        .select({
          mission: missions.name,
          day: check_ins.day,
          points: check_ins.points,
          bonus_points: check_ins.bonus_points,
          created_at: check_ins.created_at,
        })
        .from(check_ins)
        .innerJoin(missions, eq(missions.id, check_ins.mission_id))
        .where(eq(check_ins.user_id, userId))
        .orderBy(asc(check_ins.created_at)),
      db
        .select({
          mission: missions.name,
          day: shares.day,
          points: shares.points,
          created_at: shares.created_at,
        })
        .from(shares)
        .innerJoin(missions, eq(missions.id, shares.mission_id))
        .where(eq(shares.user_id, userId))
        .orderBy(asc(shares.created_at)),
      db
        .select({
          source: spin_rights.source,
          reference: spin_rights.reference,
          created_at: spin_rights.created_at,
          used_at: spin_rights.used_at,
        })
        .from(spin_rights)
        .where(eq(spin_rights.user_id, userId))
        .orderBy(asc(spin_rights.id)),
      db
        .select({
          mission: missions.name,
          prize: sql<string>`${spins.snapshot} ->> 'name'`,
          points: spins.points,
          voucher_code: spins.voucher_code,
          gift: gift_claims.state,
          gift_note: gift_claims.note,
          created_at: spins.created_at,
        })
        .from(spins)
        .innerJoin(missions, eq(missions.id, spins.mission_id))
        .leftJoin(gift_claims, eq(gift_claims.spin_id, spins.id))
        .where(eq(spins.user_id, userId))
        .orderBy(asc(spins.drawn_at)),
    ])
    return { check_ins: checkIns, shares: shared, rights_to_spin: rights, spins: spun }
  },
  async erase(tx, userId) {
    await tx
      .update(gift_claims)
      .set({ state: 'withdrawn' })
      .where(and(eq(gift_claims.user_id, userId), eq(gift_claims.state, 'open')))
    await tx.update(gift_claims).set({ user_id: null, note: '' }).where(eq(gift_claims.user_id, userId))
    await tx.update(spins).set({ user_id: null, voucher_code: null }).where(eq(spins.user_id, userId))
    await tx.delete(spin_rights).where(and(eq(spin_rights.user_id, userId), isNull(spin_rights.used_at)))
    await tx.update(spin_rights).set({ user_id: null }).where(eq(spin_rights.user_id, userId))
    await tx.delete(check_ins).where(eq(check_ins.user_id, userId))
    await tx.delete(shares).where(eq(shares.user_id, userId))
  },
}
