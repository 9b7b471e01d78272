import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { codeOf, partsOf, readCode, SERIALS, SIGNATURES } from '@/domain/authenticity/code'
import { SUSPECT_CHECKERS, SUSPECT_DAYS } from '@/domain/authenticity/verdict'
import { authenticityPersonalData } from '@/services/authenticity/personal-data'
import { forgetOldChecks } from '@/services/authenticity/retention'
import { database, transaction } from '@/services/database'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { check, checkedDaysAgo, forgetFailures, get, givenBatch, givenCode, givenCodes } from './given-codes'

useDatabase()
beforeEach(async () => {
  process.env.RATE_LIMIT_FACTOR = '100'
  await forgetFailures()
})

const failures = async () =>
  (await database().execute(sql`SELECT kind, code FROM authenticity.failed_checks ORDER BY id`)).rows

describe('a unit of the shop', () => {
  it('is shown with its product, batch and days, and as the first check (PDP-30)', async () => {
    const batch = await givenBatch({ made_on: '2026-01-05', expires_on: '2029-01-05' })
    const code = await givenCode(batch)
    const { status, body } = await check(code.toLowerCase(), { batch: batch.batch, bought_from: 'nang-web' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      verdict: 'first',
      kind: 'unit',
      others: 0,
      product: { id: batch.productId },
      batch: batch.batch,
      made_on: '2026-01-05',
      expires_on: '2029-01-05',
      is_expired: false,
      is_other_batch: false,
      is_other_product: false,
      recall: null,
    })
    expect(body.data.product.name).not.toBe('')
    expect(Date.parse(body.data.first_checked_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('has one first check, however many come at once', async () => {
    const code = await givenCode()
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(code)))
    const verdicts = answers.map(({ body }) => body.data.verdict)
    expect(verdicts.filter((verdict) => verdict === 'first')).toHaveLength(1)
    expect(answers.map(({ body }) => body.data.others).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index),
    )
  })

  it('is the same check when the same device presses again, and corrects what was said of it', async () => {
    const batch = await givenBatch()
    const code = await givenCode(batch)
    const device = randomUUID()
    const wrong = await check(code, { batch: 'ANOTHER' }, { device })
    expect(wrong.body.data.is_other_batch).toBe(true)
    const right = await check(code, { batch: batch.batch.toLowerCase() }, { device })
    expect(right.body.data).toMatchObject({ id: wrong.body.data.id, verdict: 'first', is_other_batch: false })
    await checkedDaysAgo(1)
    expect((await check(code, {}, { device })).body.data).toMatchObject({ verdict: 'own', others: 0 })
    expect((await get('', { device })).body.total).toBe(2)
  })

  it('is suspect once many others checked it, or long ago', async () => {
    const [often = '', late = ''] = await givenCodes(await givenBatch(), 2)
    for (let others = 0; others < SUSPECT_CHECKERS; others++)
      expect((await check(often)).body.data.verdict).toBe(others === 0 ? 'first' : 'seen')
    expect((await check(often)).body.data).toMatchObject({
      verdict: 'suspect',
      suspicions: ['devices'],
      others: SUSPECT_CHECKERS,
    })
    await check(late)
    await checkedDaysAgo(SUSPECT_DAYS + 1)
    expect((await check(late)).body.data).toMatchObject({ verdict: 'suspect', suspicions: ['time'] })
  })

  it('is suspect when others bought it elsewhere; a gift contradicts no one', async () => {
    const code = await givenCode()
    await check(code, { bought_from: 'nang-store' })
    expect((await check(code, { bought_from: 'gift' })).body.data.verdict).toBe('seen')
    expect((await check(code, { bought_from: 'elsewhere', seller_name: 'Chợ' })).body.data).toMatchObject({
      verdict: 'suspect',
      suspicions: ['sellers'],
    })
  })

  it('says that the code belongs to another product than the one that was open', async () => {
    const batch = await givenBatch()
    const code = await givenCode(batch)
    expect((await check(code, { product_id: batch.productId + 1 })).body.data.is_other_product).toBe(true)
  })

  it('stands for its batch, where one code is on all units of it', async () => {
    const [code = ''] = await givenCodes(await givenBatch({ expires_on: '2026-02-01' }), 1, 'batch')
    for (let times = 0; times < SUSPECT_CHECKERS + 2; times++) {
      const { body } = await check(code)
      expect(body.data).toMatchObject({ verdict: 'batch', first_checked_at: null, is_expired: true })
    }
  })

  it.each([
    ['unit', 'suspect'],
    ['batch', 'batch'],
  ] as const)('is judged by its first 1,000 checks, with a code of a %s', async (kind, verdict) => {
    const [code = ''] = await givenCodes(await givenBatch(), 1, kind)
    await database().execute(sql`
      INSERT INTO authenticity.checks (code_serial, checker, network, verdict, others, created_at)
      SELECT ${partsOf(code).serial}, 'visitor ' || n, 'network ' || n, ${verdict}, 0, now() - make_interval(days => 1001 - n)
      FROM generate_series(1, 1200) AS n`)
    const { body } = await check(code)
    expect(body.data).toMatchObject({ verdict, others: 1_000 })
    expect(body.data.suspicions).toEqual(kind === 'unit' ? ['devices', 'time', 'networks'] : [])
  })
})

describe('a code that is none', () => {
  it('is refused before anything is looked up when a symbol is mistyped, and not counted', async () => {
    const code = await givenCode()
    const mistyped = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
    const { status, body } = await check(mistyped)
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS'])
    expect(body.details.fields.code).toContain('gõ nhầm')
    expect(await failures()).toEqual([])
  })

  it('is forged with any other signature or serial number, whatever its check symbol', async () => {
    const code = await givenCode()
    const { serial, signature } = partsOf(code)
    const forgeries = [
      codeOf({ serial, signature: (signature + 1) % SIGNATURES }),
      codeOf({ serial: (serial + 1) % SERIALS, signature }),
      codeOf({ serial: signature, signature: serial % SIGNATURES }),
      codeOf({ serial: 0, signature: 0 }),
    ]
    for (const forged of forgeries) {
      expect(readCode(forged)).toEqual({ code: forged })
      const { status, body } = await check(forged)
      expect([status, body.code]).toEqual([404, 'CODE_FORGED'])
    }
    expect(await failures()).toEqual(forgeries.map((forged) => ({ kind: 'forged', code: forged })))
    expect((await check(code)).body.data.verdict).toBe('first')
  })

  it('is forged when one of its bits is another', async () => {
    const { serial, signature } = partsOf(await givenCode())
    for (let bit = 0; bit < 27; bit++) {
      const flipped = Number(BigInt(signature) ^ (1n << BigInt(bit)))
      if (flipped >= SIGNATURES) continue
      expect((await check(codeOf({ serial, signature: flipped }))).body.code).toBe('CODE_FORGED')
    }
  })

  it('is unknown when it is signed and was never registered', async () => {
    const code = await givenCode()
    const { serial } = partsOf(code)
    await database().execute(sql`DELETE FROM authenticity.codes WHERE serial = ${serial}`)
    const { status, body } = await check(code)
    expect([status, body.code]).toEqual([404, 'CODE_UNKNOWN'])
    expect(await failures()).toEqual([{ kind: 'unknown', code }])
  })
})

describe('guessing', () => {
  beforeEach(() => {
    process.env.RATE_LIMIT_FACTOR = '1'
  })
  const forged = (signature: number) => codeOf({ serial: 5, signature })

  it('waits longer after each failure of a device, for right codes too', async () => {
    const code = await givenCode()
    const device = randomUUID()
    const waits: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      const { status, body } = await check(forged(tries), {}, { device })
      if (status === 404) continue
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      waits.push(body.details.retry_after)
      await database().execute(sql`UPDATE authenticity.guess_guards SET blocked_until = now()`)
      await check(forged(100 + tries), {}, { device })
    }
    expect(waits.length).toBeGreaterThanOrEqual(2)
    expect(waits[1]).toBeGreaterThan(1.5 * (waits[0] ?? Infinity))
    expect((await check(code, {}, { device })).status).toBe(429)
    // Neither another device nor a member of the same network waits.
    expect((await check(code)).status).toBe(201)
  })

  it('is slowed by the network when each guess has a device of its own; members of that network go on', async () => {
    const code = await givenCode()
    const answers: number[] = []
    for (let tries = 0; tries < 30; tries++) answers.push((await check(forged(tries))).status)
    expect(answers.filter((status) => status === 404)).toHaveLength(21)
    expect(answers.at(-1)).toBe(429)
    expect((await check(code)).status).toBe(429)
    expect((await check(code, {}, { member: await givenMember() })).status).toBe(201)
    expect((await check(code, {}, { address: '198.51.100.4' })).status).toBe(201)
    expect(await failures()).toHaveLength(21)
  })
})

describe('the history', () => {
  it("holds a member's checks and those of visitors on the device, and no one else's", async () => {
    const [one = '', two = '', three = ''] = await givenCodes(await givenBatch(), 3)
    const member = await givenMember()
    const device = randomUUID()
    const visitor = await check(one, {}, { device })
    const own = await check(two, {}, { device, member })
    await check(three, {}, { device: randomUUID(), member: await givenMember() })
    const history = await get('', { device, member })
    expect(history.body.data.map(({ id }: { id: string }) => id)).toEqual([
      own.body.data.id,
      visitor.body.data.id,
    ])
    expect((await get('', { device })).body.total).toBe(1)
    expect((await get(`/${own.body.data.id}`, { device, member })).body.data.verdict).toBe('first')
    expect((await get(`/${own.body.data.id}`, { device })).status).toBe(404)
    expect((await get('/12')).status).toBe(404)
  })

  it('becomes anonymous with the account; the unit stays checked', async () => {
    const code = await givenCode()
    const member = await givenMember()
    await check(code, { bought_from: 'elsewhere', seller_name: 'Tạp hóa Lan' }, { member })
    expect(await authenticityPersonalData.copyOf(database(), member.id)).toMatchObject({
      checks: [{ verdict: 'first', seller_name: 'Tạp hóa Lan' }],
    })
    await transaction((tx) => authenticityPersonalData.erase(tx, member.id))
    expect(await authenticityPersonalData.copyOf(database(), member.id)).toEqual({ checks: [], recalls: [] })
    const { rows } = await database().execute(
      sql`SELECT user_id, device, network, email, seller_name FROM authenticity.checks WHERE code_serial = ${partsOf(code).serial}`,
    )
    expect(rows).toEqual([{ user_id: null, device: null, network: null, email: null, seller_name: '' }])
    expect((await check(code)).body.data).toMatchObject({ verdict: 'seen', others: 1 })
  })

  it('forgets devices and addresses in time, and still counts who checked', async () => {
    const code = await givenCode()
    const device = randomUUID()
    await check(code, { email: 'Lan@Example.vn' }, { device })
    await check(code)
    await checkedDaysAgo(KEPT_DAYS.checkTrace - 1)
    await forgetOldChecks()
    expect((await get('', { device })).body.total).toBe(1)
    await checkedDaysAgo(KEPT_DAYS.recallAddress + 1)
    await forgetOldChecks()
    const { rows } = await database().execute<{ linked: number; checkers: number }>(sql`
      SELECT count(*) FILTER (WHERE device IS NOT NULL OR network IS NOT NULL OR email IS NOT NULL)::int AS linked,
        count(DISTINCT checker)::int AS checkers
      FROM authenticity.checks WHERE code_serial = ${partsOf(code).serial}`)
    expect(rows).toEqual([{ linked: 0, checkers: 2 }])
  })
})
