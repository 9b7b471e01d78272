import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Spin } from '@/domain/game/prize'
import { domainError } from '@/domain/error-codes'
import { notFound } from '@/domain/error'
import { database, type Database, persistentTransaction } from '../../database'
import { gameTime } from '../clock'
import { missionById } from '../read/missions'
import { NO_PROGRESS, progressIn } from '../read/progress'
import { spinsById } from '../read/won-prizes'
import { countRights } from '../rights'
import { gift_claims, spins } from '../schema'
import { deliver } from './deliver'
import { draw } from './draw'
import { requireRunning, takeTurn } from './turn'
import { queueWonMail } from './won-mail'

interface Player {
  memberId: number
  missionId: number
}

async function spinOfKey(db: Database, { memberId, missionId }: Player, key: string): Promise<string | null> {
  const [row] = await db
    .select({ id: spins.id })
    .from(spins)
    .where(and(eq(spins.user_id, memberId), eq(spins.mission_id, missionId), eq(spins.idempotency_key, key)))
  return row?.id ?? null
}

/** Uses the oldest right to spin that is left. @throws NO_SPIN_LEFT */
async function useRight(tx: Database, { memberId, missionId }: Player, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE game.spin_rights SET used_at = ${now.toISOString()}::timestamptz
    WHERE id = (
      SELECT id FROM game.spin_rights
      WHERE user_id = ${memberId} AND mission_id = ${missionId} AND used_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE
    ) AND used_at IS NULL
    RETURNING id::text`)
  const [right] = rows
  if (!right) throw noSpinLeft()
  return Number(right.id)
}

const noSpinLeft = () => domainError('NO_SPIN_LEFT', 'no right to spin is left')

/**
 * Spins the wheel of a mission: one right is used, a prize drawn, its stock taken, the spin logged and the prize delivered, all in one
 * transaction before the answer. The same key gives the same spin.
 * @throws NOT_FOUND, MISSION_NOT_STARTED, MISSION_OVER, NO_SPIN_LEFT
 */
export async function spin(
  memberId: number,
  missionId: number,
  key: string,
): Promise<{ spin: Spin; isNew: boolean }> {
  const player = { memberId, missionId }
  const mission = await missionById(database(), missionId)
  if (!mission.has_wheel) throw notFound('wheel')
  // Calls without a right are refused before they wait for the lock.
  const known = await spinOfKey(database(), player, key)
  if (known === null && (await countRights(database(), missionId, memberId)) === 0) {
    // A concurrent call with this key may have used the last right in between.
    const made = await spinOfKey(database(), player, key)
    if (made === null) {
      requireRunning(mission, await gameTime(database()))
      throw noSpinLeft()
    }
    const { day } = await gameTime(database())
    return { spin: await spinView(database(), player, made, day), isNew: false }
  }
  return persistentTransaction(async (tx) => {
    const time = await takeTurn(tx, missionId, memberId)
    const made = await spinOfKey(tx, player, key)
    if (made !== null) return { spin: await spinView(tx, player, made, time.day), isNew: false }
    requireRunning(mission, time)
    const right_id = await useRight(tx, player, time.now)
    const { prize, ...drawn } = await draw(tx, missionId, time.day)
    const id = randomUUID()
    const { points: won = 0, voucher } = await deliver(tx, prize, { spinId: id, memberId })
    const { kind, name, description, image, points } = prize
    await tx.insert(spins).values({
      id,
      right_id,
      mission_id: missionId,
      user_id: memberId,
      idempotency_key: key,
      ...drawn,
      snapshot: { kind, name, description, image, points },
      points: won,
      voucher_code: voucher?.code,
      voucher_ends_at: voucher?.ends_at,
      day: time.day,
      created_at: time.now,
    })
    if (prize.kind === 'gift')
      await tx.insert(gift_claims).values({ spin_id: id, user_id: memberId, created_at: time.now })
    if (prize.kind === 'gift' || voucher)
      await queueWonMail(tx, {
        ...{ spinId: id, memberId, mission: mission.name },
        ...{ prize: prize.name, voucher: voucher ?? null },
      })
    return { spin: await spinView(tx, player, id, time.day), isNew: true }
  })
}

async function spinView(
  db: Database,
  { memberId, missionId }: Player,
  id: string,
  today: string,
): Promise<Spin> {
  const stored = (await spinsById(db, [id])).get(id)
  if (!stored) throw new Error(`spin ${id} is not in the log`)
  const progress = (await progressIn(db, memberId, [missionId], today)).get(missionId) ?? NO_PROGRESS
  return {
    _id: id,
    prize: stored.prize,
    segment: stored.spin.segment,
    created_at: stored.spin.created_at.toISOString(),
    rights_left: progress.rights.length,
    total_points: progress.points,
  }
}
