import { sql } from 'drizzle-orm'
import { transaction } from '@/services/database'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { checkBooks } from './books'
import { app, balanceOf, daysFromNow, givenCampaign, givenRule, type Member } from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()
checkBooks()

const share = (id: number, who?: Member) => call(app, 'POST', `/campaigns/${id}/shares`, { who, json: {} })

/** As if what the member earned so far had been earned a day before. Entries are only added: the trigger that says so rests meanwhile. */
const passADay = (who: Member) =>
  transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql`UPDATE campaign.token_entries SET created_at = created_at - interval '1 day',
            reference = replace(reference, to_char(now() AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD'), 'yesterday')
          WHERE user_id = ${who.id}`,
    )
  })

it('brings a member the tokens of the campaign’s rule for the first share of a day, however often it is reported', async () => {
  const id = await givenCampaign()
  await givenRule(id, { kind: 'share', tokens: 5 })
  const who = await givenMember()
  const answers = await Promise.all(Array.from({ length: 12 }, () => share(id, who)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(answers.map(({ body }) => body.data.tokens).toSorted((a, b) => b - a)).toEqual([
    5,
    ...Array(11).fill(0),
  ])
  expect(await balanceOf(who, id)).toBe(5)
  await passADay(who)
  expect((await share(id, who)).body.data).toEqual({ tokens: 5 })
  expect(await balanceOf(who, id)).toBe(10)
})

it('keeps within the caps of the rule, and to the rules of the campaign that was shared', async () => {
  const id = await givenCampaign()
  const other = await givenCampaign()
  await givenRule(id, { kind: 'share', tokens: 5, total_cap: 7 })
  await givenRule(id, { kind: 'share', tokens: 100, is_active: false })
  await givenRule(id, { kind: 'check-in', tokens: 100 })
  await givenRule(other, { kind: 'share', tokens: 50 })
  const who = await givenMember()
  expect((await share(id, who)).body.data.tokens).toBe(5)
  await passADay(who)
  expect((await share(id, who)).body.data.tokens).toBe(2)
  expect([await balanceOf(who, id), await balanceOf(who, other)]).toEqual([7, 0])
})

it('brings nothing without a rule, before the campaign and after it, and to no visitor', async () => {
  const who = await givenMember()
  const plain = await givenCampaign()
  const upcoming = await givenCampaign({ start_date: daysFromNow(1) })
  const ended = await givenCampaign({ end_date: daysFromNow(-0.5) })
  for (const id of [upcoming, ended]) await givenRule(id, { kind: 'share', tokens: 5 })
  expect((await share(plain, who)).body.data).toEqual({ tokens: 0 })
  expect((await share(upcoming, who)).body.code).toBe('CAMPAIGN_NOT_STARTED')
  expect((await share(ended, who)).body.code).toBe('CAMPAIGN_OVER')
  expect((await share(plain)).status).toBe(401)
  expect((await share(9_999_999, who)).status).toBe(404)
})
