import { sql } from 'drizzle-orm'
import { addGiftRule } from '@/services/loyalty'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { getAs, givenMission, setClock } from './given-mission'

useDatabase()

beforeAll(async () => {
  await database().execute(
    sql`INSERT INTO catalog.price_clock (ran_at) SELECT now() WHERE NOT EXISTS (SELECT FROM catalog.price_clock)`,
  )
})

/** Tags that the price clock marks when it runs `until`, after a run at `since` ('YYYY-MM-DD HH:MM:SS' in Vietnam). */
async function markedBetween(since: string, until: string): Promise<string[]> {
  await database().execute(sql`DELETE FROM shop.stale_tags`)
  await database().execute(
    sql`SELECT game.mark_passed_windows(${`${since}+07`}::timestamptz, ${`${until}+07`}::timestamptz)`,
  )
  const { rows } = await database().execute<{ tag: string }>(sql`SELECT DISTINCT tag FROM shop.stale_tags`)
  return rows.map(({ tag }) => tag)
}

it('a game’s pages are made again when its mission begins and ends, and when a month begins', async () => {
  await setClock('2026-11-09 12:00:00')
  const id = await givenMission({
    starts_at: '2026-11-10T00:00:00+07:00',
    ends_at: '2026-12-25T00:00:00+07:00',
  })
  expect(await markedBetween('2026-11-09 23:59:45', '2026-11-09 23:59:59')).toEqual([])
  expect(await markedBetween('2026-11-09 23:59:59', '2026-11-10 00:00:00')).toEqual(['missions'])
  expect(await markedBetween('2026-11-30 00:00:00', '2026-11-30 23:59:59')).toEqual([])
  expect(await markedBetween('2026-11-30 23:59:59', '2026-12-01 00:00:01')).toEqual(['missions'])
  expect(await markedBetween('2026-12-24 23:59:50', '2026-12-25 00:00:05')).toEqual(['missions'])
  expect(await markedBetween('2026-12-31 23:59:59', '2027-01-01 00:00:01')).toEqual([])
  const stateAt = async (clock: string): Promise<unknown> => {
    await setClock(clock)
    return (await getAs(undefined, `/missions/${id}`)).body.data.state
  }
  expect(await stateAt('2026-11-09 23:59:59')).toBe('upcoming')
  expect(await stateAt('2026-11-10 00:00:00')).toBe('running')
  expect(await stateAt('2026-12-25 00:00:00')).toBe('ended')
})

it('the price clock marks games and points, whose rules begin by the clock', async () => {
  const soonAgo = new Date(Date.now() - 5_000)
  const later = new Date(Date.now() + 86_400_000)
  await givenMission({ starts_at: soonAgo.toISOString(), ends_at: later.toISOString() })
  await addGiftRule(database(), {
    gift: 'referral',
    points: 90,
    voucherId: null,
    startsAt: soonAgo,
    endsAt: later,
    note: 'campaign',
  })
  await database().execute(sql`UPDATE catalog.price_clock SET ran_at = now() - interval '1 minute'`)
  await database().execute(sql`DELETE FROM shop.stale_tags`)
  await database().execute(sql`SELECT catalog.mark_passed_windows()`)
  const { rows } = await database().execute<{ tag: string }>(
    sql`SELECT DISTINCT tag FROM shop.stale_tags ORDER BY 1`,
  )
  expect(rows.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['missions', 'rewards']))
})
