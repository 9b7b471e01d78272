import { eq, inArray, type SQL } from 'drizzle-orm'
import type { WonPrize } from '@/domain/game/prize'
import type { Database } from '../../database'
import { gift_claims, spins } from '../schema'
import { toPrize } from './missions'

export interface StoredSpin {
  spin: typeof spins.$inferSelect
  prize: WonPrize
}

/** Spins with what they won, as it was then. */
async function readSpins(db: Database, where: SQL): Promise<StoredSpin[]> {
  const rows = await db
    .select({ spin: spins, claim: gift_claims.state })
    .from(spins)
    .leftJoin(gift_claims, eq(gift_claims.spin_id, spins.id))
    .where(where)
  return rows.map(({ spin, claim }) => ({
    spin,
    prize: {
      ...toPrize(spin.prize_id, spin.snapshot),
      code: spin.voucher_code,
      expires_at: spin.voucher_ends_at?.toISOString() ?? null,
      claim,
    },
  }))
}

/** The spins with these ids, by id. */
export async function spinsById(db: Database, ids: readonly string[]): Promise<Map<string, StoredSpin>> {
  if (ids.length === 0) return new Map()
  const found = await readSpins(db, inArray(spins.id, [...ids]))
  return new Map(found.map((stored) => [stored.spin.id, stored]))
}
