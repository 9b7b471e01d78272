import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { choosableVouchers } from '@/services/voucher'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { checkBooks } from './books'
import {
  app,
  balanceOf,
  bodyOf,
  daysFromNow,
  givenCampaign,
  givenPrize,
  givenVoucherPrize,
  giveTokens,
  leftOf,
  memberWith,
  redeem,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
useDatabase()
checkBooks()

let campaignId = 0
beforeAll(async () => {
  campaignId = await givenCampaign()
})

const mine = async (who: { authorization: string }) =>
  (await call(app, 'GET', '/user/me/campaign-prizes', { who })).body.data

it('gives a voucher of the member’s own for tokens, once for each press (GAM-10, GAM-13)', async () => {
  const prize = await givenVoucherPrize(campaignId)
  const who = await memberWith(campaignId, 100)
  const key = randomUUID()
  const first = await redeem(who, bodyOf(prize), key)
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    points: 70,
    redeemed: { name: prize.name, state: 'issued', points: 30, campaign_id: String(campaignId) },
  })
  const again = await redeem(who, bodyOf(prize), key)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([70, 9])
  const { code } = first.body.data.redeemed
  const { rows } = await database().execute(
    sql`SELECT owner_id, is_active, discount FROM voucher.vouchers WHERE code = ${code}`,
  )
  expect(rows).toEqual([
    { owner_id: who.id, is_active: true, discount: { kind: 'amount', value: 50_000, max: null } },
  ])
  expect(await mine(who)).toMatchObject([{ code, name: prize.name }])
  const inBag = await choosableVouchers(database(), { buyer: `user:${who.id}`, memberId: who.id })
  expect(inBag.map((voucher) => voucher.code)).toEqual([code])
})

it('mails where the prize is, once for a redemption and nothing for a refusal', async () => {
  const email = `${randomUUID()}@example.vn`
  const who = await givenMember({ email })
  await giveTokens(campaignId, who, 65)
  const [voucher, thing] = [await givenVoucherPrize(campaignId), await givenPrize(campaignId)]
  const key = randomUUID()
  const { body } = await redeem(who, bodyOf(voucher), key)
  await redeem(who, bodyOf(voucher), key)
  await redeem(who, bodyOf(thing))
  expect((await redeem(who, bodyOf(thing))).body.code).toBe('INSUFFICIENT_POINTS')
  const { rows } = await database().execute<{ template: string; text: string }>(
    sql`SELECT template, text FROM message.messages WHERE recipient = ${email} ORDER BY created_at`,
  )
  expect(rows.map(({ template }) => template)).toEqual(['prize-redeemed', 'prize-redeemed'])
  expect(rows[0]?.text).toContain(body.data.redeemed.code)
  expect(rows[1]?.text).toContain(thing.name)
  expect(rows[1]?.text).toContain('hẹn giao quà')
})

it('answers a repeated call with what the first one made, also when its form is wrong by now', async () => {
  const prize = await givenPrize(campaignId, { is_form_needed: true })
  const who = await memberWith(campaignId, 100)
  const [key, form] = [randomUUID(), { phone_no: '0912345678', kpi: '079203001234' }]
  const first = await redeem(who, bodyOf(prize, form), key)
  const again = await redeem(who, bodyOf(prize), key)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body.data).toEqual(first.body.data)
  expect(await leftOf(prize)).toBe(9)
})

it('answers what is missing with the balance, and takes nothing (GAM-07, GAM-11)', async () => {
  const prize = await givenPrize(campaignId)
  const who = await memberWith(campaignId, 29)
  const { status, body } = await redeem(who, bodyOf(prize))
  expect([status, body.code, body.details]).toEqual([409, 'INSUFFICIENT_POINTS', { balance: 29 }])
  expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([29, 10])
})

describe('refuses', () => {
  const refusal = async (changes: Parameters<typeof givenPrize>[1], body: object = {}) => {
    const prize = await givenPrize(campaignId, changes)
    const who = await memberWith(campaignId, 100)
    const answer = await redeem(who, bodyOf(prize, body))
    expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([100, prize.stock])
    return [answer.status, answer.body.code]
  }

  it('a prize whose price or days are not what the member saw (GAM-08)', async () => {
    expect(await refusal({}, { points: 29 })).toEqual([409, 'PRIZE_CHANGED'])
    expect(await refusal({}, { start_date: '01/01/2020' })).toEqual([409, 'PRIZE_CHANGED'])
    expect(await refusal({}, { end_date: '31/12/2030' })).toEqual([409, 'PRIZE_CHANGED'])
  })

  it('a prize before its first day and after its last one', async () => {
    expect(await refusal({ start_date: daysFromNow(1) })).toEqual([409, 'CAMPAIGN_NOT_STARTED'])
    expect(await refusal({ end_date: daysFromNow(-0.5) })).toEqual([409, 'CAMPAIGN_OVER'])
  })

  it('a prize of which no piece is left', async () => {
    expect(await refusal({ stock: 0 })).toEqual([409, 'PRIZE_GONE'])
  })

  it('a prize or campaign that is none', async () => {
    expect(await refusal({}, { prize_name: 'Khác' })).toEqual([404, 'NOT_FOUND'])
    expect(await refusal({}, { type: 'bmsm' })).toEqual([404, 'NOT_FOUND'])
    expect(await refusal({}, { campaign_id: '999999' })).toEqual([404, 'NOT_FOUND'])
    expect(await refusal({ is_active: false })).toEqual([404, 'NOT_FOUND'])
  })

  it('a visitor, and a press without a key', async () => {
    const prize = await givenPrize(campaignId)
    const visitor = await call(app, 'POST', '/user/me/tokens/redeem', { json: bodyOf(prize) })
    expect(visitor.status).toBe(401)
    const who = await memberWith(campaignId, 100)
    const { body } = await call(app, 'POST', '/user/me/tokens/redeem', { who, json: bodyOf(prize) })
    expect(body.code).toBe('IDEMPOTENCY_KEY_MISSING')
  })

  it('more pieces than one member may have', async () => {
    const prize = await givenPrize(campaignId, { per_member: 1 })
    const who = await memberWith(campaignId, 100)
    expect((await redeem(who, bodyOf(prize))).status).toBe(201)
    const { body } = await redeem(who, bodyOf(prize))
    expect([body.code, body.details]).toEqual(['PRIZE_LIMIT', { limit: 1 }])
  })
})

describe('the form (GAM-09)', () => {
  const FORM = { phone_no: '0912 345 678', kpi: '079 203 001234' }

  it('takes phone and ID number both or not at all, and names the one that is missing', async () => {
    const prize = await givenPrize(campaignId)
    const who = await memberWith(campaignId, 100)
    for (const [form, field] of [
      [{ phone_no: FORM.phone_no }, 'kpi'],
      [{ kpi: FORM.kpi, phone_no: '' }, 'phone_no'],
      [{ ...FORM, phone_no: '0000000000' }, 'phone_no'],
    ] as const) {
      const { status, body } = await redeem(who, bodyOf(prize, form))
      expect([status, body.code, body.details.field]).toEqual([400, 'BAD_REQUEST', field])
    }
    const { status, body } = await redeem(who, bodyOf(prize, { ...FORM, kpi: '12345' }))
    expect([status, Object.keys(body.details.fields)]).toEqual([422, ['kpi']])
    expect((await redeem(who, bodyOf(prize))).status).toBe(201)
  })

  it('is needed where the prize says so, and keeps the ID number sealed', async () => {
    const prize = await givenPrize(campaignId, { is_form_needed: true })
    const who = await memberWith(campaignId, 100)
    expect((await redeem(who, bodyOf(prize))).status).toBe(400)
    const { status, body } = await redeem(who, bodyOf(prize, FORM))
    expect([status, body.data.redeemed.phone]).toEqual([201, '+84 *** *** 678'])
    const { rows } = await database().execute<{ phone: string; id_number: string }>(
      sql`SELECT phone, id_number FROM campaign.redemptions WHERE user_id = ${who.id}`,
    )
    expect(rows[0]!.phone).toBe('+84912345678')
    expect(rows[0]!.id_number).toMatch(/^derived\./)
    expect(rows[0]!.id_number).not.toContain('079203001234')
    const { text } = await textOf(who)
    expect(text).toContain('*********234')
    expect(text).not.toContain('079203001234')
  })

  it('is not kept where the prize needs none', async () => {
    const prize = await givenPrize(campaignId)
    const who = await memberWith(campaignId, 100)
    expect((await redeem(who, bodyOf(prize, FORM))).status).toBe(201)
    const { rows } = await database().execute(
      sql`SELECT phone, id_number FROM campaign.redemptions WHERE user_id = ${who.id}`,
    )
    expect(rows).toEqual([{ phone: null, id_number: null }])
  })
})

async function textOf(who: { authorization: string }) {
  const { apps } = await import('@/services/app')
  const response = await apps.account!.request('/user/me/export', { headers: { ...who } })
  return { text: await response.text() }
}

describe('at once', () => {
  it('a hundred redemptions of one member never take the balance below zero', async () => {
    const prize = await givenPrize(campaignId, { stock: 1_000 })
    const who = await memberWith(campaignId, 100)
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(who, bodyOf(prize))))
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 201)).toHaveLength(3)
    expect(codes.filter((code) => code === 'INSUFFICIENT_POINTS')).toHaveLength(97)
    expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([10, 997])
  }, 60_000)

  it('a hundred presses with one key redeem once', async () => {
    const prize = await givenPrize(campaignId)
    const who = await memberWith(campaignId, 3_000)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(who, bodyOf(prize), key)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99)
    expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([2_970, 9])
  }, 60_000)

  it('fifty members get the last five pieces, five of them', async () => {
    const prize = await givenVoucherPrize(campaignId, { stock: 5 })
    const members = await Promise.all(Array.from({ length: 50 }, () => memberWith(campaignId, 30)))
    const answers = await Promise.all(members.map((who) => redeem(who, bodyOf(prize))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'PRIZE_GONE')).toHaveLength(45)
    expect(await leftOf(prize)).toBe(0)
  }, 60_000)
})

it('refuses in the database what no call can do: a balance below zero, a changed entry, a balance without an entry', async () => {
  const who = await memberWith(campaignId, 10)
  const statements = [
    sql`INSERT INTO campaign.token_entries (campaign_id, user_id, tokens, reason, reference) VALUES (${campaignId}, ${who.id}, -11, 'redeemed', 'x')`,
    sql`UPDATE campaign.token_entries SET tokens = 1000 WHERE user_id = ${who.id}`,
    sql`DELETE FROM campaign.token_entries WHERE user_id = ${who.id}`,
    sql`UPDATE campaign.token_accounts SET balance = 1000 WHERE user_id = ${who.id}`,
  ]
  for (const statement of statements) await expect(database().execute(statement)).rejects.toThrow()
  expect(await balanceOf(who, campaignId)).toBe(10)
})
