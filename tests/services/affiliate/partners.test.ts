import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { approvePartner, rejectPartner } from '@/services/affiliate'
import { affiliate } from '@/services/affiliate/module'
import { isRobot } from '@/domain/affiliate/robots'
import { apps } from '@/services/app'
import { database } from '@/services/database'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'
import { application, givenAffiliate, givenTerms } from './given-affiliate'

useDatabase()
beforeAll(() => givenTerms())

const app = apps.affiliate!
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const apply = (who: { authorization: string }, json: object) =>
  call(app, 'POST', '/affiliates', { who, json })
const me = async (who: { authorization: string }) =>
  (await call(app, 'GET', '/affiliates/me', { who })).body.data

const mailsTo = async (email: string) =>
  (
    await database().execute<{ template: string }>(
      sql`SELECT template FROM message.messages WHERE recipient = ${email} ORDER BY created_at`,
    )
  ).rows.map(({ template }) => template)

const member = (changes: Parameters<typeof givenMember>[0] = {}) =>
  givenMember({ user_name: `m-${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.vn`, ...changes })

describe('POST /affiliates (AFF-02)', () => {
  it('holds an application for staff, with its numbers sealed and the terms on record', async () => {
    const email = `${randomUUID()}@example.vn`
    const who = await member({ email })
    expect(await me(who)).toBeNull()
    const sent = application()
    expect(await apply(who, sent)).toMatchObject({ status: 201, body: { data: { state: 'held' } } })
    const { rows } = await database().execute<Record<string, string>>(
      sql`SELECT id_number, account_number, code FROM affiliate.partners WHERE user_id = ${who.id}`,
    )
    expect(JSON.stringify(rows)).not.toContain(sent.id_number)
    expect(JSON.stringify(rows)).not.toContain(sent.account_number)
    const agreed = await database().execute(
      sql`SELECT version, source FROM account.agreements WHERE user_id = ${who.id} AND slug = 'affiliateterms'`,
    )
    expect(agreed.rows).toEqual([{ version: 1, source: 'application' }])
    expect(await mailsTo(email)).toEqual(['affiliate-received'])
    // Until it is approved its links lead to nothing.
    expect((await call(apps.order!, 'GET', `/affiliations/detail/${rows[0]!.code}`)).status).toBe(404)
    expect(await apply(who, application())).toMatchObject({
      status: 409,
      body: { code: 'AFFILIATE_ALREADY' },
    })

    await rejectPartner(String(who.id), { staff: 'staff:test', note: 'Kênh chưa mở được' })
    expect(await me(who)).toMatchObject({ state: 'rejected', note: 'Kênh chưa mở được' })
    expect((await apply(who, application())).status).toBe(201)
    await approvePartner(String(who.id), { staff: 'staff:test' })
    expect(await mailsTo(email)).toEqual([
      'affiliate-received',
      'affiliate-rejected',
      'affiliate-received',
      'affiliate-approved',
    ])
  })

  it.each([
    ['an identity number of no province', { id_number: '999203001234' }, 'id_number'],
    ['a company whose tax code does not check', { kind: 'company', id_number: '0100109107' }, 'id_number'],
    ['the account of another person', { account_holder: 'TRAN VAN B' }, 'account_holder'],
    ['a bank that is none', { bank_bin: '123456' }, 'bank_bin'],
    ['an account of letters', { account_number: '=cmd|1234' }, 'account_number'],
    ['older terms', { terms_version: 7 }, 'terms_version'],
    ['no agreement', { is_agreed: false }, 'is_agreed'],
  ])('refuses %s at its field', async (_what, changes, field) => {
    const { status, body } = await apply(await member(), { ...application(), ...changes })
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]])
  })

  it('takes a company with a right tax code and a name in capitals', async () => {
    const company = {
      kind: 'company',
      id_number: '0100109106',
      legal_name: 'Công ty Bình Minh',
      account_holder: 'CONG TY BINH MINH',
    }
    expect((await apply(await member(), { ...application(), ...company })).status).toBe(201)
  })

  it('takes one identity once, also when both arrive at once', async () => {
    const sent = application()
    const answers = await Promise.all(
      [await member(), await member()].map(async (who) => (await apply(who, sent)).status),
    )
    expect(answers.sort()).toEqual([201, 422])
  })

  it('approves by rules what nothing speaks against, and leaves the rest to staff', async () => {
    process.env.AFFILIATE_APPROVAL = 'rules'
    const doubtful = await member()
    expect((await apply(doubtful, application())).body.data.state).toBe('held')
    const { rows } = await database().execute<{ held_for: string[] }>(
      sql`SELECT held_for FROM affiliate.partners WHERE user_id = ${doubtful.id}`,
    )
    expect(rows[0]!.held_for).toEqual(['no-verified-contact', 'new-account', 'no-delivered-order'])
    process.env.AFFILIATE_APPROVAL = 'staff'
  })

  it('leaves to staff whom they rejected or closed before, and begins with the usual terms', async () => {
    const heldFor = async ({ id }: { id: number }) => {
      const { rows } = await database().execute<{
        held_for: string[]
        cookie_days: number
        coupons: boolean
      }>(sql`
        SELECT held_for, cookie_days, may_use_coupons AS coupons FROM affiliate.partners WHERE user_id = ${id}`)
      return rows[0]
    }
    const rejected = await member()
    const sent = application()
    await apply(rejected, sent)
    await rejectPartner(String(rejected.id), { staff: 'staff:test', note: 'x' })
    // The same identity under another account of the shop, then the same member again.
    const again = await member()
    await apply(again, { ...application(), id_number: sent.id_number })
    expect((await heldFor(again))?.held_for).toContain('decided-before')
    await apply(rejected, application())
    expect((await heldFor(rejected))?.held_for).toContain('decided-before')
    const other = await member()
    await apply(other, application())
    expect((await heldFor(other))?.held_for).not.toContain('decided-before')

    const closed = await givenAffiliate({ cookieDays: 90, mayUseCoupons: true })
    await rejectPartner(closed.code, { staff: 'staff:test', note: 'x' })
    await apply(closed, application())
    expect(await heldFor(closed)).toEqual({
      held_for: expect.arrayContaining(['decided-before']),
      cookie_days: 30,
      coupons: false,
    })
  })

  it('says to a partner whom staff closed that it was, and why', async () => {
    const closed = await givenAffiliate()
    await rejectPartner(closed.code, { staff: 'staff:test', note: 'Liên kết trong thư rác' })
    expect(await me(closed)).toMatchObject({ state: 'closed', note: 'Liên kết trong thư rác' })
    const { rows } = await database().execute<{ template: string; text: string }>(sql`
      SELECT template, message::text AS text FROM message.messages message
      WHERE recipient = (SELECT email FROM account.users WHERE id = ${closed.id}) AND template = 'affiliate-closed'`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain('Liên kết trong thư rác')
  })

  it('sends the mail about it again, a few times a day', async () => {
    const email = `${randomUUID()}@example.vn`
    const who = await member({ email })
    expect((await call(app, 'POST', '/affiliates/send-email', { who })).status).toBe(404)
    await apply(who, application())
    process.env.RATE_LIMIT_FACTOR = '1'
    const answers = []
    for (let turn = 0; turn < 4; turn += 1)
      answers.push((await call(app, 'POST', '/affiliates/send-email', { who })).status)
    process.env.RATE_LIMIT_FACTOR = '1000'
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await mailsTo(email)).toHaveLength(4)
  })
})

describe('a visit by a link (AFF-03, AFF-04, ORD-55)', () => {
  const visit = (code: string, device: string, agent = CHROME) =>
    call(app, 'POST', '/affiliates/clicks', {
      json: { affiliate_code: code },
      headers: { 'x-device-id': device, 'x-client-address': '203.0.113.7', 'user-agent': agent },
    })
  const clicksOf = async (who: { authorization: string }) => {
    const { days } = await me(who)
    return days.at(-1).clicks
  }

  it('counts once a visitor and day, however many arrive at once', async () => {
    const partner = await givenAffiliate({ cookieDays: 45 })
    const [one, other] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(
      [one, one, one, one, other, one].map((device) => visit(partner.code, device)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers[0]!.body.data).toEqual({
      _id: partner.partnerId,
      name: 'Góc làm đẹp của Lan',
      tracking_cookies_validity: 45,
    })
    expect(await clicksOf(partner)).toBe(2)
    expect((await call(apps.order!, 'GET', `/affiliations/detail/${partner.code}`)).body.data).toEqual(
      answers[0]!.body.data,
    )
  })

  it('leaves out robots, and what a single network sends without end', async () => {
    const partner = await givenAffiliate()
    for (const agent of [
      '',
      'curl/8.5',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'facebookexternalhit/1.1',
    ])
      expect((await visit(partner.code, randomUUID(), agent)).status).toBe(200)
    expect(await clicksOf(partner)).toBe(0)
    process.env.RATE_LIMIT_FACTOR = '0.05'
    for (let turn = 0; turn < 6; turn += 1) await visit(partner.code, randomUUID())
    process.env.RATE_LIMIT_FACTOR = '1000'
    expect(await clicksOf(partner)).toBe(3)
  })

  it('refuses codes that are none', async () => {
    expect((await visit('ZZZZZZZZ', randomUUID())).status).toBe(404)
    for (const code of ['', 'abc', "'; DROP TABLE x", 'Z'.repeat(5_000)])
      expect((await visit(code, randomUUID())).status).toBe(422)
  })

  it('keeps the visitors of two days, and the counts of all', async () => {
    const partner = await givenAffiliate()
    await database().execute(sql`
      INSERT INTO affiliate.clicks (partner_id, day, visitor)
      SELECT ${partner.partnerId}::uuid, current_date - n, 'old' FROM generate_series(1, 9) n`)
    await performJob(affiliate, 'delete-old-clicks')
    const { rows } = await database().execute<{ kept: number; counted: number }>(sql`
      SELECT (SELECT count(*)::int FROM affiliate.clicks WHERE partner_id = ${partner.partnerId}) AS kept,
        (SELECT sum(clicks)::int FROM affiliate.click_days WHERE partner_id = ${partner.partnerId}) AS counted`)
    expect(rows[0]!.kept).toBeLessThanOrEqual(3)
    expect(rows[0]!.counted).toBe(9)
  })
})

it.each([
  [CHROME, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 HeadlessChrome/140.0', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['python-requests/2.32', true],
  ['', true],
])('takes %j for a robot: %s', (agent, robot) => expect(isRobot(agent)).toBe(robot))
