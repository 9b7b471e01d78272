import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { chanceText, totalWeight, weightsNow } from '@/domain/game/odds'
import type { PublishedOdds, RightsFrom } from '@/domain/game/prize'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import type { GameTime } from '../clock'
import { prize_days, prizes, wheels } from '../schema'
import type { MissionRow } from './missions'

const rightsFrom = (row: MissionRow): RightsFrom[] => [
  ...(row.spin_on_check_in ? [{ way: 'check-in', every: row.every_checkin, min_amount: null } as const] : []),
  ...(row.spin_on_share ? [{ way: 'share', every: null, min_amount: null } as const] : []),
  ...(row.spin_on_order_from === null
    ? []
    : [{ way: 'order', every: null, min_amount: row.spin_on_order_from } as const]),
]

/** The wheel of a mission with its odds, as everyone may know them. @throws NOT_FOUND for a mission without one */
export async function publishedOdds(
  db: Database,
  mission: MissionRow,
  { day }: GameTime,
): Promise<PublishedOdds> {
  const [[wheel], rows] = await Promise.all([
    db.select({ version: wheels.version }).from(wheels).where(eq(wheels.mission_id, mission.id)),
    db
      .select({ prize: prizes, won_today: prize_days.won })
      .from(prizes)
      .leftJoin(prize_days, and(eq(prize_days.prize_id, prizes.id), eq(prize_days.day, day)))
      .where(and(eq(prizes.mission_id, mission.id), isNotNull(prizes.segment)))
      .orderBy(asc(prizes.segment)),
  ])
  if (!wheel) throw notFound('wheel')
  const limited = rows.map(({ prize, won_today }) => ({
    weight: prize.weight,
    is_fallback: prize.is_fallback,
    stock_left: prize.stock === null ? null : prize.stock - prize.won,
    left_today: prize.daily_cap === null ? null : Math.max(0, prize.daily_cap - (won_today ?? 0)),
  }))
  const total = totalWeight(limited)
  const now = weightsNow(limited)
  return {
    version: wheel.version,
    segments: rows.map(({ prize }) => ({
      id: String(prize.id),
      name: prize.name,
      kind: prize.kind,
      image: prize.image,
    })),
    odds: rows.map(({ prize }, index) => ({
      id: String(prize.id),
      name: prize.name,
      chance: chanceText(prize.weight, total),
      chance_now: chanceText(now[index] ?? 0, total),
      stock_left: limited[index]?.stock_left ?? null,
      daily_cap: prize.daily_cap,
      left_today: limited[index]?.left_today ?? null,
      is_fallback: prize.is_fallback,
    })),
    rights_from: rightsFrom(mission),
  }
}
