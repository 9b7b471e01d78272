import { sql } from 'drizzle-orm'
import { alertApp } from '@/services/alert/app'
import { remindOfSales } from '@/services/alert/sale-mails'
import { database } from '@/services/database'
import { call, givenMember } from '../account/given-member'
import { givenPromotion } from '../cart/shop'
import { useDatabase } from '../database'
import { forgetEverything, mails, recipients } from './waiting'

useDatabase()
beforeEach(forgetEverything)

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

let count = 0
async function givenSale(starts: number, changes: object = {}): Promise<number> {
  const slug = `flash-${++count}`
  await givenPromotion({
    slug,
    name: 'Giờ vàng son môi',
    category: 'flash_sale',
    start_date: inMinutes(starts),
    end_date: inMinutes(starts + 120),
    ...changes,
  })
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM catalog.promotions WHERE slug = ${slug}`,
  )
  return rows[0]!.id
}

const remind = (id: number | string, json: object = {}, who?: { authorization: string }) =>
  call(alertApp, 'POST', `/v3/promotions/${id}/reminders`, { json, ...(who && { who }) })

const change = (id: number, set: ReturnType<typeof sql>) =>
  database().execute(sql`UPDATE catalog.promotions SET ${set} WHERE id = ${id}`)

it('stores one reminder for each start, and defaults to the member’s address', async () => {
  const id = await givenSale(60)
  const who = await givenMember({ email: 'Lan.R@Example.com' })
  for (const [json, by] of [
    [{}, who],
    [{ email: 'lan.r@example.com' }, undefined],
    [{ email: 'hoa@example.com' }, undefined],
  ] as const)
    expect(await remind(id, json, by)).toMatchObject({
      status: 200,
      body: { data: { is_waiting: true, starts_at: expect.stringMatching(/Z$/) } },
    })
  const { rows } = await database().execute(sql`SELECT email, user_id FROM alert.sale_reminders ORDER BY id`)
  expect(rows).toEqual([
    { email: 'lan.r@example.com', user_id: who.id },
    { email: 'hoa@example.com', user_id: null },
  ])
})

it('refuses unknown and started sales, and missing or invalid addresses', async () => {
  const id = await givenSale(60)
  expect(await remind(id)).toMatchObject({
    status: 422,
    body: { details: { fields: { email: expect.any(String) } } },
  })
  expect(await remind(id, { email: 'lan@' })).toMatchObject({ status: 422 })
  expect(await remind(999_999, { email: 'lan@example.com' })).toMatchObject({ status: 404 })
  expect(await remind('x', { email: 'lan@example.com' })).toMatchObject({ status: 404 })
  expect(await remind(await givenSale(-5), { email: 'lan@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_STARTED' },
  })
})

it('mails once, within five minutes before the start, also with two workers', async () => {
  const [soon, later] = [await givenSale(60), await givenSale(90)]
  for (const email of ['a@example.com', 'b@example.com']) await remind(soon, { email })
  await remind(later, { email: 'c@example.com' })
  await remindOfSales()
  expect(await recipients('sale-reminder')).toEqual([])
  await database().execute(
    sql`UPDATE alert.sale_reminders SET starts_at = ${inMinutes(4)} WHERE promotion_id = ${soon}`,
  )
  await change(soon, sql`start_date = ${inMinutes(4)}`)
  await Promise.all([remindOfSales(), remindOfSales(), remindOfSales()])
  await remindOfSales()
  const sent = await mails('sale-reminder')
  expect(sent.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com'])
  expect(sent[0]?.subject).toMatch(/Giờ vàng son môi tại Nàng bắt đầu lúc \d\d:\d\d/)
  expect(sent[0]?.text).toContain('/flash-sale')
})

it('moves with a postponed sale, and is deleted with a cancelled or finished one', async () => {
  const [moved, off, over] = [await givenSale(60), await givenSale(60), await givenSale(60)]
  for (const id of [moved, off, over]) await remind(id, { email: 'lan@example.com' })
  await database().execute(sql`UPDATE alert.sale_reminders SET starts_at = now()`)
  await change(moved, sql`start_date = ${inMinutes(300)}, end_date = ${inMinutes(400)}`)
  await change(off, sql`is_active = false`)
  await change(over, sql`start_date = ${inMinutes(-300)}, end_date = ${inMinutes(-200)}`)
  await remindOfSales()
  expect(await recipients('sale-reminder')).toEqual([])
  const { rows } = await database().execute(
    sql`SELECT promotion_id, starts_at > now() AS is_ahead FROM alert.sale_reminders`,
  )
  expect(rows).toEqual([{ promotion_id: moved, is_ahead: true }])
})
