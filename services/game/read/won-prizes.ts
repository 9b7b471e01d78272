import { eq, inArray, type SQL } from 'drizzle-orm'
import type { WonPrize } from '@/domain/game/prize'
import type { Database } from '../../database'
import { gift_claims, prizes, spins } from '../schema'
import { toPrize } from './missions'

export interface StoredSpin {
  spin: typeof spins.$inferSelect
  prize: WonPrize
}

/** Spins with what they won. */
async function readSpins(db: Database, where: SQL): Promise<StoredSpin[]> {
  const rows = await db
    .select({ spin: spins, prize: prizes, claim: gift_claims.state })
    .from(spins)
    .innerJoin(prizes, eq(prizes.id, spins.prize_id))
    .leftJoin(gift_claims, eq(gift_claims.spin_id, spins.id))
    .where(where)
  return rows.map(({ spin, prize, claim }) => ({
    spin,
    prize: {
      ...toPrize(prize),
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
