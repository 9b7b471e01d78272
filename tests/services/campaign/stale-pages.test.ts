import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import {
  bodyOf,
  daysFromNow,
  givenCampaign,
  givenOffer,
  givenPrize,
  memberWith,
  redeem,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()

/** Tags that `work` marks stale. */
async function staleBy(work: () => Promise<unknown>): Promise<string[]> {
  await database().execute(sql`DELETE FROM shop.stale_tags`)
  await work()
  const { rows } = await database().execute<{ tag: string }>(
    sql`SELECT DISTINCT tag FROM shop.stale_tags ORDER BY 1`,
  )
  return rows.map(({ tag }) => tag)
}

const clock = () => database().execute(sql`SELECT catalog.mark_passed_windows()`)

/** The clock runs as if it had not run for so many seconds. */
async function afterPause(seconds: number) {
  await database().execute(
    sql`INSERT INTO catalog.price_clock (ran_at) SELECT now() WHERE NOT EXISTS (SELECT FROM catalog.price_clock)`,
  )
  await database().execute(
    sql`UPDATE catalog.price_clock SET ran_at = now() - make_interval(secs => ${seconds})`,
  )
  return staleBy(clock)
}

const NEVER = { start_date: daysFromNow(-5), end_date: daysFromNow(5) }
const soonAgo = () => new Date(Date.now() - 5_000)

it('a campaign’s page is made again when it begins and ends, and when a prize of it does', async () => {
  const campaignId = await givenCampaign(NEVER)
  await givenPrize(campaignId, NEVER)
  expect(await afterPause(60)).not.toContain(`promotion:${campaignId}`)
  await givenPrize(campaignId, { ...NEVER, end_date: soonAgo() })
  expect(await afterPause(60)).toContain(`promotion:${campaignId}`)
  const begun = await givenCampaign({ ...NEVER, start_date: soonAgo() })
  const ended = await givenCampaign({ ...NEVER, end_date: soonAgo() })
  expect(await afterPause(60)).toEqual(expect.arrayContaining([`promotion:${begun}`, `promotion:${ended}`]))
})

it('a redemption marks the page only when the last piece goes', async () => {
  const campaignId = await givenCampaign()
  const prize = await givenPrize(campaignId, { stock: 2 })
  const who = await memberWith(campaignId, 100)
  expect(await staleBy(() => redeem(who, bodyOf(prize)))).toEqual([])
  expect(await staleBy(() => redeem(who, bodyOf(prize)))).toEqual([`promotion:${campaignId}`])
})

it('an offer of a bank marks the pages of promotions when it begins, ends or changes', async () => {
  expect(await staleBy(() => givenOffer({ end_date: soonAgo() }))).toEqual(['promotions'])
  expect(await afterPause(60)).toContain('promotions')
})
