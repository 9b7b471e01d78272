import { sql } from 'drizzle-orm'
import { allPaymentSteps } from '@/domain/order/payment/payment-steps'
import { plainText } from '@/domain/text'
import { importContent } from '@/services/content'
import { contentApp } from '@/services/content/app'
import { content } from '@/services/content/module'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'

useDatabase()
beforeAll(async () => {
  // The texts of the shop itself.
  await importContent()
})

const bodyOf = async (id: number): Promise<string> => {
  const answer = await contentApp.request(`/posts?filter=${JSON.stringify({ id })}`)
  return (await answer.json()).data[0].body
}
const queued = async () =>
  (
    await database().execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'render-content'`,
    )
  ).rows[0]?.count
const stale = async () =>
  (await database().execute<{ tag: string }>(sql`SELECT tag FROM shop.stale_tags`)).rows.map(({ tag }) => tag)

it('renders an article again when a row that it names changes, and marks its page stale', async () => {
  await database().execute(sql`DELETE FROM graphile_worker._private_jobs`)
  const before = await bodyOf(102)
  await database().execute(
    sql`UPDATE account.feature_toggles SET is_on = NOT is_on WHERE feature_name = 'guest_checkout'`,
  )
  expect(await queued()).toBe(1)
  await performJob(content, 'render-content')
  const after = await bodyOf(102)
  expect(after).not.toBe(before)
  expect(await stale()).toContain('post:102')
})

it.each([
  [202, 'cash_on_delivery'],
  [203, 'bank_transfer'],
  [204, 'credit_debit_card'],
] as const)('article %d explains the steps that checkout shows', async (id, code) => {
  const text = plainText(await bodyOf(id))
  for (const step of allPaymentSteps(code)) expect(text).toContain(step)
})

it('says until when an order is cancelled as its states allow', async () => {
  const rows = plainText((await bodyOf(107)).replaceAll('</td>', '|'))
  expect(rows).toContain('Chờ thanh toán, Đang xác minh thanh toán, Chờ xác nhận đơn COD| Được|')
  expect(rows).toContain('Đã xác nhận đơn hàng| Được, nếu trả tiền khi nhận hàng|')
  expect(rows).toContain('Đã thanh toán, Đang chuẩn bị hàng| Chúng mình hủy giúp bạn, nếu hàng chưa gửi|')
  expect(rows).toContain('Đã giao hàng| Không hủy được nữa|')
})
