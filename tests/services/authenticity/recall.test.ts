import { sql } from 'drizzle-orm'
import { main } from '@/scripts/codes/main'
import { authenticity } from '@/services/authenticity/module'
import { database } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { draftOf, givenGoods, givenOrder, type Goods, move } from '../order/given-order'
import { inProcess } from '../program'
import { check, forgetFailures, type GivenBatch, givenBatch, givenCodes } from './given-codes'

useDatabase()
beforeEach(async () => {
  process.env.RATE_LIMIT_FACTOR = '100'
  await forgetFailures()
})

const WORDS = ['--reason', 'Chỉ số SPF thấp hơn công bố', '--advice', 'Gửi lại cho Nàng để nhận đủ tiền.']
const recall = ({ combinationId, batch }: GivenBatch, words = WORDS) =>
  inProcess(main, 'recall', String(combinationId), batch, ...words)
const runRecalls = () => runDueJobs(authenticity.jobs)

const mails = async () =>
  (
    await database().execute<{ recipient: string; text: string }>(
      sql`SELECT recipient, text FROM message.messages WHERE template = 'batch-recalled' ORDER BY recipient`,
    )
  ).rows
const recipients = async () => (await mails()).map(({ recipient }) => recipient)

/** An order of these goods by a member, or by a guest with this address. */
async function ordered(goods: Goods, email: string | null, userId: number | null = null): Promise<string> {
  const draft = await draftOf(goods, { user_id: userId })
  const { id } = await givenOrder(goods, { user_id: userId, contact: { ...draft.contact, email } })
  return id
}

it('mails who bought the variant in the days of its sale, members and guests, once each, however often it runs', async () => {
  const batch = await givenBatch({ sold_from: '2026-01-01' })
  const member = await givenMember({ email: 'minh@example.vn' })
  await ordered(batch, 'hoa@example.vn')
  await ordered(batch, 'HOA@example.vn')
  await ordered(batch, 'other@example.vn', member.id)
  await ordered(await givenBatch(), 'other-product@example.vn')
  const cancelled = await ordered(batch, 'cancelled@example.vn')
  await move(cancelled, 'cancel')
  expect((await recall(batch)).out).toContain('is recalled')
  await runRecalls()
  expect((await recipients()).map((address) => address.toLowerCase())).toEqual([
    'hoa@example.vn',
    'minh@example.vn',
  ])
  const [first] = await mails()
  expect(first?.text).toContain(batch.batch)
  expect(first?.text).toContain('Gửi lại cho Nàng để nhận đủ tiền.')
  // Twice: a later buyer gets the mail, the others not again, not even once old messages are deleted.
  await database().execute(sql`DELETE FROM message.messages`)
  await ordered(batch, 'late@example.vn')
  expect((await recall(batch)).out).toContain('was recalled before')
  await runRecalls()
  expect(await recipients()).toEqual(['late@example.vn'])
})

it('leaves out orders of other days, and finds packs', async () => {
  const batch = await givenBatch({ sold_from: '2026-01-01', sold_until: '2026-01-31' })
  await ordered(batch, 'today@example.vn')
  const inside = await ordered(batch, 'last-day@example.vn')
  const after = await ordered(batch, 'day-after@example.vn')
  // The last instant of 31 January in Vietnam, and the first after it.
  await database().execute(
    sql`UPDATE sales.orders SET created_at = '2026-01-31T16:59:59Z' WHERE id = ${inside}`,
  )
  await database().execute(
    sql`UPDATE sales.orders SET created_at = '2026-01-31T17:00:00Z' WHERE id = ${after}`,
  )
  const pack = await ordered(await givenGoods(), 'pack@example.vn')
  await database().execute(
    sql`UPDATE sales.orders SET created_at = '2025-12-31T17:00:00Z' WHERE id = ${pack}`,
  )
  const item = JSON.stringify([{ product_id: batch.productId, combination_id: String(batch.combinationId) }])
  await database().execute(
    sql`UPDATE sales.order_lines SET pack_detail = ${item}::jsonb WHERE order_id = ${pack}`,
  )
  await recall(batch)
  await runRecalls()
  expect(await recipients()).toEqual(['last-day@example.vn', 'pack@example.vn'])
})

it('lists buyers without an address for a call', async () => {
  const batch = await givenBatch()
  await ordered(batch, null)
  await recall(batch)
  await runRecalls()
  expect(await recipients()).toEqual([])
  const notices = (await inProcess(main, 'notices', String(batch.combinationId), batch.batch)).out
  expect(notices).toContain('1 who bought it, without a mail address')
  expect(notices).toMatch(/to be called, by order: NG\w+/)
})

it('mails who checked a code, members and visitors who left an address; and checks say so from then on (PDP-30)', async () => {
  const batch = await givenBatch()
  const [one = '', two = '', three = ''] = await givenCodes(batch, 3)
  const member = await givenMember({ email: 'member@example.vn' })
  await check(one, {}, { member })
  await check(two, { email: 'visitor@example.vn' })
  await check(three)
  await recall(batch)
  await runRecalls()
  expect(await recipients()).toEqual(['member@example.vn', 'visitor@example.vn'])
  expect((await check(three)).body.data.recall).toMatchObject({
    reason: 'Chỉ số SPF thấp hơn công bố',
    advice: 'Gửi lại cho Nàng để nhận đủ tiền.',
  })
})

it('goes on where a stopped run ended', async () => {
  const batch = await givenBatch()
  for (let place = 0; place < 3; place++) await ordered(batch, `buyer-${place}@example.vn`)
  await recall(batch)
  // The run stops at the second buyer: its transaction is taken back, so that none is noted without a mail.
  await database().execute(sql`
    CREATE FUNCTION message.stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.recipient = 'buyer-1@example.vn' THEN RAISE EXCEPTION 'stopped'; END IF; RETURN NEW; END $$`)
  await database().execute(
    sql`CREATE TRIGGER stop BEFORE INSERT ON message.messages FOR EACH ROW EXECUTE FUNCTION message.stop()`,
  )
  await runRecalls().catch(() => undefined)
  expect(await recipients()).toEqual([])
  await database().execute(sql`DROP TRIGGER stop ON message.messages`)
  await recall(batch)
  await runRecalls()
  expect(await recipients()).toEqual(['buyer-0@example.vn', 'buyer-1@example.vn', 'buyer-2@example.vn'])
})

it('refuses a recall without words, or of a batch that is none', async () => {
  const batch = await givenBatch()
  expect((await recall(batch, ['--reason', 'x'])).code).toBe(2)
  expect((await recall({ ...batch, batch: 'NONE' })).code).toBe(1)
})
