import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { chooseMails } from '@/services/message'
import { memberReviewApp } from '@/services/review/member-app'
import { review as reviewModule } from '@/services/review/module'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, lineOf, move } from '../order/given-order'
import { performJob } from '../perform-job'
import { until } from '../until'
import { post, remove } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

let count = 0

/** A member and their delivered order of two products. */
async function givenDelivered() {
  const email = `lan-${++count}@example.com`
  const who = await givenMember({ name: 'Lan', email, is_verified_email: true })
  const [one, two] = [await givenGoods(), await givenGoods()]
  const { id } = await givenOrder(one, {
    user_id: who.id,
    lines: [
      lineOf(one, {
        goods: { ...lineOf(one).goods, name: 'Son lì', image_url: '/media/demo/product/12.webp' },
      }),
      lineOf(two, { goods: { ...lineOf(two).goods, name: 'Phấn má' } }),
    ],
    ...{ list_total: 400_000, subtotal: 400_000, total: 400_000 },
  })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
  return { who, email, one, two, id }
}

const runDue = () => runDueJobs(reviewModule.jobs)
const remind = (order_id: string) => performJob(reviewModule, 'remind-to-review', { order_id })

/** Lets days pass for the jobs that wait. */
const letDaysPass = (days: number) =>
  database().execute(
    sql`UPDATE graphile_worker._private_jobs SET run_at = run_at - make_interval(days => ${days})`,
  )

async function reminders(email: string) {
  const { rows } = await database().execute<{ text: string; html: string; kind: string }>(
    sql`SELECT text, html, kind FROM message.messages WHERE template = 'review-reminder' AND recipient = ${email}`,
  )
  return rows
}

it('comes on the seventh day or the morning after, not on the sixth, and once', async () => {
  const { email, one, two } = await givenDelivered()
  await letDaysPass(6)
  await runDue()
  expect(await reminders(email)).toEqual([])
  await letDaysPass(2)
  await runDue()
  const [mail] = await reminders(email)
  expect(mail).toMatchObject({ kind: 'review-reminder' })
  expect(mail!.text).toContain(
    `Viết đánh giá: http://localhost:3000/son-moi/${one.productId}-son-li?review=1`,
  )
  expect(mail!.text).toContain(
    `Viết đánh giá: http://localhost:3000/son-moi/${two.productId}-son-li?review=1`,
  )
  expect(mail!.html).toContain('src="http://localhost:3000/i/demo/product/12.128"')
  await letDaysPass(2)
  await runDue()
  expect(await reminders(email)).toHaveLength(1)
})

it('is queued for a time of day', async () => {
  await givenDelivered()
  const { rows } = await database().execute<{ hour: number; days: number }>(
    sql`SELECT extract(hour FROM job.run_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::int AS hour, extract(epoch FROM job.run_at - now())::int / 86400.0 AS days
        FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE task.identifier = 'remind-to-review'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { hour, days } of rows) {
    expect(hour).toBeGreaterThanOrEqual(9)
    expect(hour).toBeLessThan(20)
    expect(Number(days)).toBeLessThan(7.6)
  }
})

it('is one mail however often the job runs, also at once', async () => {
  const { email, id } = await givenDelivered()
  await Promise.all(Array.from({ length: 5 }, () => remind(id)))
  await remind(id)
  expect(await reminders(email)).toHaveLength(1)
})

it('comes once when the connection of its run broke before the end', async () => {
  const { email, id } = await givenDelivered()
  const blocker = await databasePool().connect()
  try {
    await blocker.query('BEGIN')
    // The run stops between the message and the job that sends it.
    await blocker.query('LOCK TABLE graphile_worker._private_jobs IN EXCLUSIVE MODE')
    const run = remind(id).then(
      () => 'done',
      () => 'broken',
    )
    await until(async () => {
      const { rows } = await blocker.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      if (rows[0]) await blocker.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
      return rows.length > 0
    })
    expect(await run).toBe('broken')
    await blocker.query('ROLLBACK')
  } finally {
    blocker.release()
  }
  expect(await reminders(email)).toEqual([])
  await remind(id)
  expect(await reminders(email)).toHaveLength(1)
})

it('leaves out what was reviewed, also when the review was withdrawn', async () => {
  const { who, email, one, two, id } = await givenDelivered()
  const { body } = await post(who, one.productId)
  await remove(who, body.data._id)
  await remind(id)
  const [mail] = await reminders(email)
  expect(mail!.text).not.toContain(`/${one.productId}-`)
  expect(mail!.text).toContain(`/${two.productId}-`)
})

it('does not come when all is reviewed', async () => {
  const { who, email, one, two, id } = await givenDelivered()
  for (const { productId } of [one, two]) expect((await post(who, productId)).status).toBe(201)
  await remind(id)
  expect(await reminders(email)).toEqual([])
})

it.each<('return' | 'refund' | 'cancel')[]>([['return'], ['refund'], ['return', 'cancel']])(
  'does not come for an order after %s %s',
  async (...events) => {
    const { email, id } = await givenDelivered()
    for (const event of events) await move(id, event)
    await remind(id)
    expect(await reminders(email)).toEqual([])
  },
)

it('does not come for gift cards, goods that are no longer sold, or an unknown order', async () => {
  const { email, one, two, id } = await givenDelivered()
  await database().execute(
    sql`UPDATE sales.order_lines SET goods = jsonb_set(goods, '{classification}', '"egift"') WHERE order_id = ${id} AND product_id = ${one.productId}`,
  )
  await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${two.productId}`)
  await remind(id)
  await remind('7f0a3c1e-6a55-4f0e-9a55-0a3c1e6a554f')
  expect(await reminders(email)).toEqual([])
})

it('does not come to a member who unsubscribed', async () => {
  const { email, id } = await givenDelivered()
  await chooseMails(database(), email.toUpperCase(), 'review-reminder', false)
  await remind(id)
  expect(await reminders(email)).toEqual([])
})

it('is not queued for a guest, nor where a shop does not want it', async () => {
  const waiting = async () =>
    (
      await database().execute(
        sql`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'remind-to-review'`,
      )
    ).rows.length
  const before = await waiting()
  const { id } = await givenOrder(await givenGoods())
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
  process.env.REVIEW_REMINDER_DAYS = '0'
  await givenDelivered()
  delete process.env.REVIEW_REMINDER_DAYS
  expect(await waiting()).toBe(before)
})

it('tells what waits of one order, however much was received since', async () => {
  const { who, one, two } = await givenDelivered()
  const later = await givenGoods()
  const { id } = await givenOrder(later, {
    user_id: who.id,
    lines: Array.from({ length: 301 }, () => lineOf(later)),
  })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
  const waitingOf = async (query: string) => {
    const { status, body } = await call(memberReviewApp, 'GET', `/users/me/reviews/waiting${query}`, { who })
    if (status !== 200) return status
    return body.data.map(({ product }: { product: { id: number } }) => product.id)
  }
  expect(await waitingOf('')).toEqual([later.productId])
  expect(await waitingOf(`?product_ids=${one.productId},${two.productId}`)).toEqual([
    one.productId,
    two.productId,
  ])
  await post(who, one.productId)
  expect(await waitingOf(`?product_ids=${one.productId},${two.productId}`)).toEqual([two.productId])
  for (const wrong of ['x', '1,', '1;2', '']) expect(await waitingOf(`?product_ids=${wrong}`)).toBe(400)
})
