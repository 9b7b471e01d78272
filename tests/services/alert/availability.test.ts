import { performJob } from '../perform-job'
import { alert as alertModule } from '@/services/alert/module'
import { alertPersonalData } from '@/services/alert/personal-data'
import { sql } from 'drizzle-orm'
import { sendAlerts } from '@/services/alert/stock-mails'
import { releaseStock } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { runJobs } from '@/services/jobs'
import { chooseMails } from '@/services/message'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { given } from '../message/stand-ins'
import { givenDevice, notices, VAPID } from '../push/given-device'
import { ask, forgetEverything, givenGoods, mails, restock, runAlerts, recipients } from './waiting'

useDatabase()
beforeEach(forgetEverything)

const TEMPLATE = 'back-in-stock'

const waiting = async () =>
  (
    await database().execute(
      sql`SELECT email, user_id, name, sent_at FROM alert.availability_alerts ORDER BY id`,
    )
  ).rows

it('stores one alert for each address and combination, and answers repetitions the same', async () => {
  const [goods, other] = [await givenGoods(), await givenGoods(0, 'Khác')]
  for (const email of ['lan@example.com', 'lan@example.com', ' LAN@Example.com ', 'hoa@example.com'])
    expect(await ask({ ...goods, email })).toMatchObject({
      status: 200,
      body: { data: { is_waiting: true } },
    })
  expect((await ask({ ...other, email: 'lan@example.com' })).status).toBe(200)
  expect((await waiting()).map(({ email }) => email)).toEqual([
    'lan@example.com',
    'hoa@example.com',
    'lan@example.com',
  ])
})

it('stores one alert for concurrent subscriptions', async () => {
  const goods = await givenGoods()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask({ ...goods, email: 'lan@example.com' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await waiting()).toHaveLength(1)
})

it('takes the member from the session, not from the body (NTF-02)', async () => {
  const goods = await givenGoods()
  const who = await givenMember({ name: 'Trần Lan', email: 'Lan@Example.com' })
  const user = { id: 1, email: 'boss@example.com', name: 'Sếp' }
  await ask({ ...goods, email: 'lan@example.com', user }, who)
  await ask({ ...goods, email: 'friend@example.com', user }, who)
  await ask({ ...goods, email: 'guest@example.com', user })
  expect(await waiting()).toMatchObject([
    { email: 'lan@example.com', user_id: who.id, name: 'Trần Lan' },
    { email: 'friend@example.com', user_id: who.id, name: '' },
    { email: 'guest@example.com', user_id: null, name: '' },
  ])
})

it.each([[undefined], [''], ['không phải email'], [['a@b.vn', 'c@d.vn']]])(
  'needs an e-mail: %o (NTF-01)',
  async (email) => {
    const { status, body } = await ask({ ...(await givenGoods()), email })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'INVALID_FIELDS' })
    expect(body.details.fields.email).toMatch(/[a-zà-ỹ]{2,}/i)
  },
)

it('refuses a combination that can be bought', async () => {
  expect(await ask({ ...(await givenGoods(1)), email: 'lan@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_AVAILABLE' },
  })
})

it('refuses goods that are not for sale and combinations of other products', async () => {
  const [goods, other] = [await givenGoods(), await givenGoods(0, 'Khác')]
  const email = 'lan@example.com'
  for (const wrong of [
    { ...goods, combination_id: other.combination_id },
    { ...goods, combination_id: '999999' },
    { ...goods, combination_id: 'x' },
    { ...goods, product_id: 999_999 },
  ])
    expect(await ask({ ...wrong, email })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

it('notifies once for each subscription, even if stock changes repeatedly', async () => {
  const goods = await givenGoods()
  await ask({ ...goods, email: 'lan@example.com' })
  await restock(goods, 3)
  await restock(goods, 0)
  await restock(goods, 5)
  await runAlerts()
  await sendAlerts({})
  await restock(goods, 0)
  await restock(goods, 5)
  await runAlerts()
  const [mail, ...others] = await mails(TEMPLATE)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('Kem chống nắng')
  expect(mail?.text).toContain(`?combination=${goods.combination_id}`)
  expect(mail?.text.replace(/\u00a0/g, ' ')).toContain('100.000 ₫')
  await restock(goods, 0)
  expect((await ask({ ...goods, email: 'lan@example.com' })).status).toBe(200)
  await restock(goods, 2)
  await runAlerts()
  expect(await recipients(TEMPLATE)).toEqual(['lan@example.com', 'lan@example.com'])
})

it('keeps waiting when the combination is sold out again before the mails are sent', async () => {
  const goods = await givenGoods()
  await ask({ ...goods, email: 'lan@example.com' })
  await restock(goods, 3)
  await restock(goods, 0)
  await runAlerts()
  expect(await recipients(TEMPLATE)).toEqual([])
  expect(await waiting()).toMatchObject([{ sent_at: null }])
})

it('notifies only subscribers of the variant, and not when only the price changes', async () => {
  const [goods, other] = [await givenGoods(), await givenGoods(0, 'Khác')]
  await ask({ ...goods, email: 'lan@example.com' })
  await restock(other, 4)
  await database().execute(
    sql`UPDATE catalog.combinations SET price = 90000 WHERE id = ${Number(goods.combination_id)}`,
  )
  const { rows } = await database().execute(sql`SELECT FROM graphile_worker.jobs`)
  expect(rows).toEqual([])
})

describe('stock that comes back', () => {
  const given = async () => {
    const goods = await givenGoods()
    await ask({ ...goods, email: 'lan@example.com' })
    return goods
  }
  const expectMail = async () => {
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual(['lan@example.com'])
  }

  it('by a cancelled order', async () => {
    const { combination_id } = await given()
    await transaction((tx) =>
      releaseStock(tx, [{ kind: 'stock', target_id: Number(combination_id), quantity: 1 }]),
    )
    await expectMail()
  })

  it('by an import', async () => {
    const goods = await givenGoods(0, 'Son nhập kho')
    await ask({ ...goods, email: 'lan@example.com' })
    expect(await givenGoods(8, 'Son nhập kho')).toEqual(goods)
    await expectMail()
  })

  it('by a product that is no longer withheld', async () => {
    const goods = await given()
    await database().execute(
      sql`UPDATE catalog.products SET is_withheld = true WHERE id = ${goods.product_id}`,
    )
    await restock(goods, 5)
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual([])
    await database().execute(
      sql`UPDATE catalog.products SET is_withheld = false WHERE id = ${goods.product_id}`,
    )
    await expectMail()
  })

  it('by a product that is active again, found by the cron run', async () => {
    const goods = await given()
    await database().execute(
      sql`UPDATE catalog.products SET is_active = false WHERE id = ${goods.product_id}`,
    )
    await restock(goods, 5)
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual([])
    await database().execute(sql`UPDATE catalog.products SET is_active = true WHERE id = ${goods.product_id}`)
    await sendAlerts({})
    expect(await recipients(TEMPLATE)).toEqual(['lan@example.com'])
  })

  it('in a transaction that is rolled back notifies no subscriber', async () => {
    const { combination_id } = await given()
    await transaction(async (tx) => {
      await tx.execute(sql`UPDATE catalog.combinations SET stock = 5 WHERE id = ${Number(combination_id)}`)
      throw new Error('the import failed')
    }).catch(() => undefined)
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual([])
  })
})

it('mails each address exactly once with two workers and several jobs', async () => {
  const goods = await givenGoods()
  const addresses = Array.from(
    { length: 230 },
    (_, index) => `khach${String(index).padStart(3, '0')}@example.com`,
  )
  const values = sql.join(
    addresses.map((email) => sql`(${goods.product_id}, ${Number(goods.combination_id)}, ${email})`),
    sql`, `,
  )
  await database().execute(
    sql`INSERT INTO alert.availability_alerts (product_id, combination_id, email) VALUES ${values}`,
  )
  await restock(goods, 5)
  const id = Number(goods.combination_id)
  const stops = [runJobs(alertModule.jobs), runJobs(alertModule.jobs)]
  await Promise.all([...Array.from({ length: 4 }, () => sendAlerts({ combination_id: id })), sendAlerts({})])
  await Promise.all(stops.map((stop) => stop()))
  await runAlerts()
  expect(await recipients(TEMPLATE)).toEqual(addresses)
  expect((await waiting()).every(({ sent_at }) => sent_at !== null)).toBe(true)
})

it('loses no subscription that is concurrent with stock coming back', async () => {
  const some = await Promise.all(Array.from({ length: 6 }, (_, index) => givenGoods(0, `Món ${index}`)))
  const asked = some.map((goods, index) => ask({ ...goods, email: `khach${index}@example.com` }))
  const changed = some.map((goods) => restock(goods, 3))
  const answers = await Promise.all(asked)
  await Promise.all(changed)
  await runAlerts()
  const kept = answers.flatMap(({ status }, index) => (status === 200 ? [`khach${index}@example.com`] : []))
  expect(await recipients(TEMPLATE)).toEqual(kept)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

it('mails at once to another address than that of a member whose phone gets the news', async () => {
  given({ ...VAPID, PUSH_SERVICES: 'https://push.example' })
  const who = await givenMember({ email: 'ngan@example.com' })
  await givenDevice(who, 'https://push.example')
  const goods = await givenGoods()
  for (const email of ['ngan@example.com', 'friend@example.com']) await ask({ ...goods, email }, who)
  await restock(goods, 3)
  await runAlerts()
  expect((await notices()).map(({ topic }) => topic)).toEqual(['back-in-stock'])
  const { rows } = await database().execute(
    sql`SELECT recipient FROM message.messages WHERE template = ${TEMPLATE} AND id NOT IN (SELECT message_id FROM push.notices)`,
  )
  expect(rows).toEqual([{ recipient: 'friend@example.com' }])
})

it('is in the export of a member’s data and deleted with the account, also when made as a visitor', async () => {
  const who = await givenMember({ email: 'thu@example.com', is_verified_email: true })
  const goods = await givenGoods()
  await ask({ ...goods, email: 'thu@example.com' })
  await ask({ ...goods, email: 'other@example.com' }, who)
  await ask({ ...goods, email: 'stranger@example.com' })
  expect(await alertPersonalData.copyOf(database(), who.id)).toMatchObject({
    availability: [{ email: 'thu@example.com' }, { email: 'other@example.com' }],
  })
  await transaction((tx) => alertPersonalData.erase(tx, who.id))
  expect((await waiting()).map(({ email }) => email)).toEqual(['stranger@example.com'])
})

it('is not that of a member who merely wrote its address down', async () => {
  const who = await givenMember({ email: 'la@example.com' })
  await ask({ ...(await givenGoods()), email: 'la@example.com' })
  expect(await alertPersonalData.copyOf(database(), who.id)).toEqual({ availability: [], sales: [] })
  await transaction((tx) => alertPersonalData.erase(tx, who.id))
  expect((await waiting()).map(({ email }) => email)).toContain('la@example.com')
})

it('deletes subscriptions a month after their mail, or a year after they were made', async () => {
  await database().execute(sql`
    INSERT INTO alert.availability_alerts (product_id, combination_id, email, created_at, sent_at) VALUES
      (1, 1, 'mailed@example.com', now() - interval '40 days', now() - interval '31 days'),
      (1, 2, 'lately@example.com', now() - interval '40 days', now() - interval '29 days'),
      (1, 3, 'old@example.com', now() - interval '366 days', null),
      (1, 4, 'waits@example.com', now() - interval '300 days', null)`)
  await performJob(alertModule, 'forget-alerts')
  expect((await waiting()).map(({ email }) => email)).toEqual(['lately@example.com', 'waits@example.com'])
})

it('limits the subscriptions of a caller', async () => {
  const goods = await givenGoods()
  const statuses = new Set<number>()
  for (let count = 0; count < 45; count += 1)
    statuses.add((await ask({ ...goods, email: 'lan@example.com' })).status)
  expect(statuses).toEqual(new Set([200, 429]))
})

describe('an address that unsubscribed', () => {
  const EMAIL = 'mai@example.com'
  const stop = () => chooseMails(database(), EMAIL, 'back-in-stock', false)
  afterEach(() => chooseMails(database(), EMAIL, 'back-in-stock', true))

  it('is not subscribed again by a visitor, and the answer says so', async () => {
    await stop()
    expect(await ask({ ...(await givenGoods()), email: EMAIL })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', details: { fields: { email: expect.stringContaining('ngừng nhận') } } },
    })
    expect(await waiting()).toEqual([])
  })

  it('is not subscribed again by a member who did not verify it', async () => {
    await stop()
    const who = await givenMember({ email: EMAIL, is_verified_email: false })
    expect((await ask({ ...(await givenGoods()), email: EMAIL }, who)).status).toBe(422)
    await database().execute(sql`UPDATE account.users SET email = NULL WHERE id = ${who.id}`)
  })

  it('is subscribed again by the member whose verified address it is', async () => {
    await stop()
    const goods = await givenGoods()
    const who = await givenMember({ email: EMAIL, is_verified_email: true })
    expect((await ask({ ...goods, email: EMAIL }, who)).status).toBe(200)
    await restock(goods, 5)
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual([EMAIL])
    await database().execute(sql`UPDATE account.users SET email = NULL WHERE id = ${who.id}`)
  })

  it('gets no mail for what it waited for before', async () => {
    const goods = await givenGoods()
    await ask({ ...goods, email: EMAIL })
    await ask({ ...goods, email: 'hoa@example.com' })
    await stop()
    await restock(goods, 5)
    await runAlerts()
    expect(await recipients(TEMPLATE)).toEqual(['hoa@example.com'])
  })
})
