import { makeMissions } from '@/demo/data/games/missions'
import type { MissionInput, PrizeInput } from '@/domain/game/mission-input'
import { transaction } from '@/services/database'
import { importMission } from '@/services/game'
import type { BenchBackend, Player } from './bench-backend'

let count = 0

/** A running mission with the look of the demo shop's wheel; gives its id. */
export function makeMission(changes: Partial<MissionInput> = {}): Promise<number> {
  const wheel = makeMissions(new Date()).find(({ campaign_code }) => campaign_code === 'spin_the_wheel')
  if (!wheel) throw new Error('the demo shop has no wheel')
  // The bench's database has no vouchers: points take their weight.
  const prizes = (wheel.prizes ?? []).map((prize): PrizeInput =>
    prize.kind === 'voucher' ? { ...prize, kind: 'points', voucher: null, points: 50 } : prize,
  )
  const mission = { ...wheel, mission_id: `bench-${++count}`, check_in_points: 1, prizes, ...changes }
  return transaction((tx) => importMission(tx, mission, { staff: 'staff:bench' }))
}

/** A wheel on which everyone would win the one gift there is. */
export const oneGift = (stock: number): PrizeInput[] => {
  const blank = {
    description: '',
    image: null,
    points: null,
    voucher: null,
    campaign_id: null,
    daily_cap: null,
  }
  return [
    { ...blank, key: 'gift', kind: 'gift', name: 'Quà', weight: 100, stock, is_fallback: false },
    { ...blank, key: 'none', kind: 'none', name: 'Hẹn lần sau', weight: 0, stock: null, is_fallback: true },
  ]
}

/** Gives each of these members so many rights to spin. */
export const giveRights = (
  bench: BenchBackend,
  mission: number,
  players: readonly Player[],
  each = 1,
): Promise<object[]> =>
  bench.query(
    `INSERT INTO game.spin_rights (mission_id, user_id, source, reference, created_at)
     SELECT $1, member, 'gift', 'bench ' || number, now() FROM unnest($2::int[]) AS member, generate_series(1, $3::int) AS number`,
    [mission, players.map(({ id }) => id), each],
  )
