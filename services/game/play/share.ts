import type { Shared } from '@/domain/game/mission'
import { badRequest, notFound } from '@/domain/error'
import { onShared } from '../../campaign'
import { database, type Database, persistentTransaction } from '../../database'
import { grantPoints } from '../../loyalty'
import { type GameTime, gameTime } from '../clock'
import { type MissionRow, runningMission } from '../read/missions'
import { countRights, grantRight } from '../rights'
import { shares } from '../schema'
import { requireRunning, takeTurn } from './turn'

/** The path of an address of the shop, absolute or not; null for what is no address. */
function pathOf(link: string): string | null {
  const base = 'https://shop.invalid'
  return URL.canParse(link, base) ? new URL(link, base).pathname.replace(/(.)\/$/, '$1') : null
}

/**
 * Counts that a member shared the link of a game's running mission (GAM-19): points and a right to spin for the first time of a day.
 * @throws NOT_FOUND when no mission of the game runs, BAD_REQUEST for another link
 */
export async function share(memberId: number, campaignCode: string, link: string): Promise<Shared> {
  const mission = await runningMission(database(), campaignCode, await gameTime(database()))
  if (!mission) throw notFound('running mission')
  if (pathOf(link) !== mission.share_link)
    throw badRequest('this is not the link of the game', { field: 'share_link' })
  return persistentTransaction(async (tx) => {
    const time = await takeTurn(tx, mission.id, memberId)
    requireRunning(mission, time)
    const points = mission.share_points
    const counted = await tx
      .insert(shares)
      .values({
        mission_id: mission.id,
        user_id: memberId,
        day: time.day,
        points,
        created_at: time.now,
      })
      .onConflictDoNothing()
      .returning({ day: shares.day })
    const isNew = counted.length > 0
    if (isNew) await reward(tx, { memberId, mission, time })
    return {
      counted: isNew,
      points: isNew ? points : 0,
      rights: await countRights(tx, mission.id, memberId),
    }
  })
}

/** What the first share of a day brings. */
async function reward(
  tx: Database,
  { memberId, mission, time }: { memberId: number; mission: MissionRow; time: GameTime },
): Promise<void> {
  const reference = `${mission.id}/${memberId}/${time.day}/share`
  const points = mission.share_points
  if (points > 0) await grantPoints(tx, { userId: memberId, points, reason: 'mission', reference })
  if (mission.has_wheel && mission.spin_on_share)
    await grantRight(tx, {
      missionId: mission.id,
      memberId,
      source: 'share',
      reference: time.day,
      now: time.now,
    })
  await onShared(tx, { userId: memberId, reference })
}
