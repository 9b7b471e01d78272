import { and, asc, eq, sql } from 'drizzle-orm'
import type { Address } from '@/domain/account/address'
import type { ClaimState } from '@/domain/game/prize'
import { notFound } from '@/domain/error'
import { addressesOf } from '../../account'
import type { Database } from '../../database'
import { gift_claims, missions, spins } from '../schema'

export interface StaffClaim {
  spin_id: string
  user_id: number | null
  mission: string
  prize: string
  state: ClaimState
  note: string
  created_at: Date
  /** the member's default address */
  address: Address | null
}

/** Gifts that were won, the longest waiting first. */
export async function listClaims(db: Database, state: ClaimState, limit: number): Promise<StaffClaim[]> {
  const rows = await db
    .select({
      spin_id: gift_claims.spin_id,
      user_id: gift_claims.user_id,
      mission: missions.mission_id,
      prize: sql<string>`${spins.snapshot} ->> 'name'`,
      state: gift_claims.state,
      note: gift_claims.note,
      created_at: gift_claims.created_at,
    })
    .from(gift_claims)
    .innerJoin(spins, eq(spins.id, gift_claims.spin_id))
    .innerJoin(missions, eq(missions.id, spins.mission_id))
    .where(eq(gift_claims.state, state))
    .orderBy(asc(gift_claims.created_at))
    .limit(limit)
  const claims: StaffClaim[] = []
  for (const row of rows) {
    const [address] = row.user_id === null ? [] : await addressesOf(db, row.user_id)
    claims.push({ ...row, address: address ?? null })
  }
  return claims
}

/** Records what became of an open gift. @throws NOT_FOUND when there is no open claim of this spin */
export async function settleClaim(
  tx: Database,
  { spinId, state, staff, note }: { spinId: string; state: ClaimState; staff: string; note: string },
): Promise<void> {
  const settled = await tx
    .update(gift_claims)
    .set({ state, staff, note, settled_at: sql`game.clock()` })
    .where(and(eq(gift_claims.spin_id, spinId), eq(gift_claims.state, 'open')))
    .returning({ id: gift_claims.spin_id })
  if (settled.length === 0) throw notFound('open claim')
}
