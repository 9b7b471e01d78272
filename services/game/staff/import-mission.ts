import { and, eq, sql } from 'drizzle-orm'
import type { MissionInput, PrizeInput } from '@/domain/game/mission-input'
import { badRequest } from '@/domain/error'
import type { Database } from '../../database'
import { voucherIdOfSlug } from '../../voucher'
import { missions, prizes, type PublishedPrize, spins, wheel_versions, wheels } from '../schema'

const columnsOf = (
  { share, prizes: _, registration_voucher: __, ...mission }: MissionInput,
  registration_voucher_id: number | null,
): typeof missions.$inferInsert => ({
  ...mission,
  registration_voucher_id,
  share_link: share.link,
  share_title: share.title,
  share_text: share.text,
  share_points: share.points,
})

/**
 * Stores a mission under its own name, new or changed. Other weights, stock or caps become a new version of the wheel. Gives the id.
 * @throws BAD_REQUEST for a prize that another kind of prize was won as, for stock below what was won, for an unknown voucher
 */
export async function importMission(
  tx: Database,
  input: MissionInput,
  { staff }: { staff: string },
): Promise<number> {
  const { registration_voucher: slug } = input
  const voucherId = slug === null ? null : await voucherIdOfSlug(tx, slug)
  if (slug !== null && voucherId === null) throw badRequest(`registration_voucher: no voucher ${slug}`)
  const columns = columnsOf(input, voucherId)
  const [mission] = await tx
    .insert(missions)
    .values(columns)
    .onConflictDoUpdate({ target: missions.mission_id, set: columns })
    .returning({ id: missions.id })
  if (!mission) throw new Error(`mission ${input.mission_id} was not stored`)
  if (input.prizes !== null) await importWheel(tx, mission.id, input.prizes, staff)
  await tx.execute(sql`SELECT shop.mark_stale(ARRAY['missions'])`)
  return mission.id
}

async function importWheel(
  tx: Database,
  missionId: number,
  inputs: readonly PrizeInput[],
  staff: string,
): Promise<void> {
  await tx.insert(wheels).values({ mission_id: missionId, version: 0 }).onConflictDoNothing()
  // Spins hold the wheel while they draw: a new version waits for them, and they for it.
  const [wheel] = await tx.select().from(wheels).where(eq(wheels.mission_id, missionId)).for('update')
  if (!wheel) throw new Error(`mission ${missionId} has no wheel`)
  const published = await writePrizes(tx, missionId, inputs)
  const [last] = await tx
    .select({ prizes: wheel_versions.prizes })
    .from(wheel_versions)
    .where(and(eq(wheel_versions.mission_id, missionId), eq(wheel_versions.version, wheel.version)))
  if (last && isSame(last.prizes, published)) return
  const version = wheel.version + 1
  await tx.insert(wheel_versions).values({
    mission_id: missionId,
    version,
    prizes: published,
    published_at: sql`game.clock()`,
    published_by: staff,
  })
  await tx.update(wheels).set({ version }).where(eq(wheels.mission_id, missionId))
}

const isSame = (one: readonly PublishedPrize[], other: readonly PublishedPrize[]): boolean =>
  one.length === other.length &&
  one.every((prize, place) => {
    const twin = other[place]
    return (
      twin?.prize_id === prize.prize_id &&
      twin.weight === prize.weight &&
      twin.stock === prize.stock &&
      twin.daily_cap === prize.daily_cap &&
      twin.is_fallback === prize.is_fallback
    )
  })

/** The prizes in the order of the segments, as they are published. Prizes that are no longer named leave the wheel; the log still names them. */
async function writePrizes(
  tx: Database,
  missionId: number,
  inputs: readonly PrizeInput[],
): Promise<PublishedPrize[]> {
  const known = await tx.select().from(prizes).where(eq(prizes.mission_id, missionId))
  await tx
    .update(prizes)
    .set({ segment: null, weight: 0, is_fallback: false })
    .where(eq(prizes.mission_id, missionId))
  const published: PublishedPrize[] = []
  for (const [segment, { voucher, ...input }] of inputs.entries()) {
    const voucher_id = voucher === null ? null : await voucherIdOfSlug(tx, voucher)
    if (voucher !== null && voucher_id === null) throw badRequest(`prize ${input.key}: no voucher ${voucher}`)
    const before = known.find(({ key }) => key === input.key)
    const columns = { ...input, mission_id: missionId, segment, voucher_id }
    if (before) await requireCompatible(tx, before, columns)
    const [row] = await tx
      .insert(prizes)
      .values(columns)
      .onConflictDoUpdate({ target: [prizes.mission_id, prizes.key], set: columns })
      .returning()
    if (!row) throw new Error(`prize ${input.key} was not stored`)
    const { id: prize_id, weight, stock, daily_cap, is_fallback } = row
    published.push({ prize_id, weight, stock, daily_cap, is_fallback })
  }
  return published
}

type PrizeRow = typeof prizes.$inferSelect

/** @throws BAD_REQUEST for a change that would make the log say something else than what was won */
async function requireCompatible(
  tx: Database,
  before: PrizeRow,
  after: Pick<PrizeRow, 'kind' | 'points' | 'voucher_id' | 'campaign_id' | 'stock' | 'daily_cap'>,
): Promise<void> {
  const { key, won } = before
  if (after.stock !== null && after.stock < won)
    throw badRequest(`prize ${key}: ${won} were won, its stock cannot be ${after.stock}`)
  const isLimited = (prize: { stock: number | null; daily_cap: number | null }) =>
    prize.stock !== null || prize.daily_cap !== null
  const isAnother =
    before.kind !== after.kind ||
    before.points !== after.points ||
    before.voucher_id !== after.voucher_id ||
    before.campaign_id !== after.campaign_id ||
    isLimited(before) !== isLimited(after)
  if (!isAnother) return
  const [spun] = await tx.select({ id: spins.id }).from(spins).where(eq(spins.prize_id, before.id)).limit(1)
  if (spun) throw badRequest(`prize ${key} was won already: another prize needs a key of its own`)
}
