import { eq, sql } from 'drizzle-orm'
import { benefitWords } from '@/domain/loyalty/benefit-words'
import { messages } from '@/services/message/schema'
import { database, transaction } from '@/services/database'
import { updateCheckout } from '@/services/cart/checkout/checkout-state'
import { carts } from '@/services/cart/schema'
import { insertPromotions } from '@/services/catalog'
import { readFacts } from '@/services/content/facts/facts'
import { allLevels, levelOf, levelView, newestLevelNews } from '@/services/loyalty'
import { dong } from '@/services/message'
import { markLevelNewsSeen } from '@/services/loyalty/levels/level-view'
import { level_changes, member_levels } from '@/services/loyalty/levels-schema'
import { reviewLevels } from '@/services/loyalty/levels/review-levels'
import { spentInAYear } from '@/services/loyalty/levels/spent'
import { loyalty } from '@/services/loyalty/module'
import { orders } from '@/services/order/schema'
import { givenMember } from '../../account/given-member'
import { useDatabase } from '../../database'
import { givenGoods, givenOrder, type Goods, lineOf, move } from '../../order/given-order'
import { performJob } from '../../perform-job'

useDatabase()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

/** An order of this many dong on its way to the member. */
async function shipped(userId: number, total: number) {
  const amounts = { list_total: total, subtotal: total, total }
  const line = lineOf(goods, { quantity: 1, unit_price: total, list_price: total, total })
  const order = await givenOrder(goods, { user_id: userId, ...amounts, lines: [line] })
  for (const event of ['verify', 'pack', 'ship'] as const) await move(order.id, event)
  return order.id
}

async function delivered(userId: number, total: number, on?: string) {
  const id = await shipped(userId, total)
  await move(id, 'deliver', { by: 'carrier' })
  if (on !== undefined)
    await database()
      .update(orders)
      .set({ delivered_at: new Date(on) })
      .where(eq(orders.id, id))
  return id
}

const stageOf = async (userId: number) => (await levelOf(database(), userId)).stage
const changesOf = (userId: number) =>
  database().select().from(level_changes).where(eq(level_changes.user_id, userId)).orderBy(level_changes.id)

/** The database's day moved by so many days. */
async function day(moved: number): Promise<string> {
  const { rows } = await database().execute<{ day: string }>(
    sql`SELECT ((now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date + ${moved}::integer)::text AS day`,
  )
  return rows[0]?.day ?? ''
}

const keepUntil = (userId: number, until: string) =>
  database().update(member_levels).set({ keep_until: until }).where(eq(member_levels.user_id, userId))

it('raises a member with the delivery that reaches a threshold, and not before', async () => {
  const { id } = await givenMember()
  await delivered(id, 1_999_999)
  expect(await stageOf(id)).toBe('Hồng Nhạt')
  const order = await shipped(id, 1)
  expect(await stageOf(id)).toBe('Hồng Nhạt')
  await move(order, 'deliver', { by: 'carrier' })
  expect(await stageOf(id)).toBe('Hồng Đào')
  expect(await changesOf(id)).toMatchObject([
    { kind: 'up', from_stage: 'Hồng Nhạt', to_stage: 'Hồng Đào', spent: 2_000_000, seen_at: null },
  ])
  expect(await levelView(database(), id)).toMatchObject({
    current: { stage: 'Hồng Đào', multiplier: 110 },
    next: { stage: 'Hồng Ngọc' },
    spent: 2_000_000,
    needed: 4_000_000,
  })
})

it('passes several levels at once, with one news', async () => {
  const { id } = await givenMember()
  await delivered(id, 16_000_000)
  expect(await stageOf(id)).toBe('Ruby')
  expect(await changesOf(id)).toHaveLength(1)
  expect(await newestLevelNews(database(), id)).toMatchObject([
    { kind: 'up', from: { stage: 'Hồng Nhạt' }, to: { stage: 'Ruby' } },
  ])
})

it('counts all orders that are delivered at the same moment, and raises the member once', async () => {
  const { id } = await givenMember()
  const all: string[] = []
  for (let count = 0; count < 6; count += 1) all.push(await shipped(id, 350_000))
  await Promise.all(all.map((order) => move(order, 'deliver', { by: 'carrier' })))
  expect(await stageOf(id)).toBe('Hồng Đào')
  expect(await changesOf(id)).toHaveLength(1)
})

it('lowers what was spent with a return, and not the level before its day', async () => {
  const { id } = await givenMember()
  const order = await delivered(id, 2_500_000)
  await move(order, 'return')
  await move(order, 'refund')
  expect(await levelView(database(), id)).toMatchObject({ current: { stage: 'Hồng Đào' }, spent: 0 })
  await reviewLevels()
  expect(await stageOf(id)).toBe('Hồng Đào')
  await keepUntil(id, await day(0))
  await reviewLevels()
  expect(await stageOf(id)).toBe('Hồng Đào')
  await keepUntil(id, await day(-1))
  await reviewLevels()
  expect(await levelView(database(), id)).toMatchObject({ current: { stage: 'Hồng Nhạt' }, keep_until: null })
  await reviewLevels()
  expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['up', 'down'])
})

describe('an open checkout', () => {
  const chooseDelivery = (id: number) =>
    updateCheckout({ memberId: id, deviceId: '' }, { shipping_method: 'standard' })
  const touchedMinutesAgo = (id: number, minutes: number) =>
    database()
      .update(carts)
      .set({ updated_at: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(carts.user_id, id))

  it('postpones a lower level until it is left, for three days at most', async () => {
    const { id } = await givenMember({ level: 'Hồng Ngọc' })
    await keepUntil(id, await day(-1))
    await chooseDelivery(id)
    await reviewLevels()
    expect(await stageOf(id)).toBe('Hồng Ngọc')
    await keepUntil(id, await day(-3))
    await reviewLevels()
    expect(await stageOf(id)).toBe('Hồng Ngọc')
    await touchedMinutesAgo(id, 181)
    await reviewLevels()
    expect(await stageOf(id)).toBe('Hồng Nhạt')
    const { id: other } = await givenMember({ level: 'Hồng Ngọc' })
    await chooseDelivery(other)
    await keepUntil(other, await day(-4))
    await reviewLevels()
    expect(await stageOf(other)).toBe('Hồng Nhạt')
  })

  it('postpones nothing where the level is kept, nor for a cart without a choice of checkout', async () => {
    const { id } = await givenMember({ level: 'Hồng Ngọc' })
    await chooseDelivery(id)
    await database().update(carts).set({ checkout: {} }).where(eq(carts.user_id, id))
    await keepUntil(id, await day(-1))
    const kept = await givenMember({ level: 'Hồng Ngọc' })
    await delivered(kept.id, 6_000_000)
    await keepUntil(kept.id, await day(-1))
    await chooseDelivery(kept.id)
    await reviewLevels()
    expect(await stageOf(id)).toBe('Hồng Nhạt')
    expect((await levelView(database(), kept.id)).keep_until! > (await day(0))).toBe(true)
  })
})

it('lowers a member by as many levels as the last year asks for, and keeps for another year what it reaches', async () => {
  const [ruby, kept] = [(await givenMember()).id, (await givenMember()).id]
  await delivered(ruby, 15_000_000, '2020-01-01T00:00:00Z')
  await delivered(ruby, 2_100_000)
  await delivered(kept, 6_000_000)
  for (const id of [ruby, kept]) await keepUntil(id, await day(-1))
  await reviewLevels()
  expect(await levelView(database(), ruby)).toMatchObject({
    current: { stage: 'Hồng Đào' },
    spent: 2_100_000,
    needed: 3_900_000,
  })
  expect(await stageOf(kept)).toBe('Hồng Ngọc')
  expect((await changesOf(kept)).map(({ kind }) => kind)).toEqual(['up'])
  const rows = await database().select().from(member_levels).where(eq(member_levels.user_id, kept))
  expect(Date.parse(rows[0]?.keep_until ?? '')).toBeGreaterThan(Date.now() + 360 * 86_400_000)
})

describe('the twelve months that end with a day', () => {
  it.each([
    // [delivered at, last day, whether it counts]; Vietnam is seven hours ahead of UTC.
    ['2026-11-22T16:59:59Z', '2027-11-22', false],
    ['2026-11-22T17:00:00Z', '2027-11-22', true],
    ['2027-11-22T16:59:59Z', '2027-11-22', true],
    ['2027-11-22T17:00:00Z', '2027-11-22', false],
    ['2026-12-31T16:59:59Z', '2027-12-31', false],
    ['2026-12-31T17:00:00Z', '2027-12-31', true],
    // Around a leap day: a level of 28 February 2027 is looked at on 28 February 2028, and the order that brought it does not count.
    ['2027-02-28T10:00:00Z', '2028-02-28', false],
    ['2027-02-28T10:00:00Z', '2028-02-29', false],
    ['2027-02-28T17:00:00Z', '2028-02-29', true],
    ['2028-02-29T10:00:00Z', '2029-03-01', false],
    ['2028-02-29T10:00:00Z', '2029-02-28', true],
  ])('an order of %s within those to %s: %s', async (at, lastDay, counts) => {
    const { id } = await givenMember()
    await delivered(id, 100_000, at)
    expect(await spentInAYear(database(), id, lastDay)).toBe(counts ? 100_000 : 0)
  })
})

it('mails a member once what a change of level brings', async () => {
  const email = `ruby-${Date.now()}@example.vn`
  const { id } = await givenMember({ email })
  await delivered(id, 15_000_000)
  const [change] = await changesOf(id)
  for (let run = 0; run < 2; run += 1)
    await performJob(loyalty, 'mail-level-change', { change_id: change?.id })
  const mails = await database().select().from(messages).where(eq(messages.recipient, email))
  expect(mails.map(({ template }) => template)).toEqual(['level-up'])
  expect(mails[0]?.text).toContain('Điểm mua hàng nhân 1,5')
})

it('gives one news until it is seen, also when an older one was not', async () => {
  const { id } = await givenMember()
  await delivered(id, 2_000_000)
  await delivered(id, 4_000_000)
  const news = await newestLevelNews(database(), id)
  expect(news).toMatchObject([{ kind: 'up', from: { stage: 'Hồng Đào' }, to: { stage: 'Hồng Ngọc' } }])
  await transaction(async (tx) => {
    await expect(markLevelNewsSeen(tx, id + 1_000_000, news[0]?.id ?? 0)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await markLevelNewsSeen(tx, id, news[0]?.id ?? 0)
  })
  expect(await newestLevelNews(database(), id)).toEqual([])
  expect((await changesOf(id)).every(({ seen_at }) => seen_at !== null)).toBe(true)
})

describe('what is promised', () => {
  const tableOf = async () => {
    const { level_table } = await readFacts(database())
    return level_table?.kind === 'block' ? level_table.markdown : ''
  }

  it('is what the rows say that act', async () => {
    const rows = (await tableOf()).split('\n').slice(2)
    expect(rows).toHaveLength(4)
    for (const level of await allLevels(database())) {
      const row = rows.find((line) => line.includes(`| ${level.name} |`)) ?? ''
      if (level.threshold > 0) expect(row).toContain(dong(level.threshold))
      for (const benefit of level.benefits) expect(row).toContain(benefitWords(benefit))
    }
    expect(rows[1]).toContain('Điểm mua hàng nhân 1,1')
  })

  it('changes with them, and texts are rendered again', async () => {
    const renders = async () => {
      const { rows } = await database().execute(
        sql`SELECT FROM graphile_worker._private_jobs WHERE key = 'render-content'`,
      )
      return rows.length
    }
    await database().execute(sql`DELETE FROM graphile_worker._private_jobs WHERE key = 'render-content'`)
    await database().execute(sql`UPDATE loyalty.levels SET multiplier = 120 WHERE stage = 'Hồng Đào'`)
    expect(await renders()).toBe(1)
    expect(await tableOf()).toContain('Điểm mua hàng nhân 1,2')
    await database().execute(sql`UPDATE loyalty.levels SET multiplier = 110 WHERE stage = 'Hồng Đào'`)
  })

  it('names early sales only while one is planned', async () => {
    expect(await tableOf()).not.toContain('trước giờ mở bán')
    const ids = await insertPromotions(database(), [
      {
        slug: 'early',
        name: 'early',
        category: 'flash_sale',
        more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
        scope: { brand_ids: [], category_ids: [], product_ids: [] },
        start_date: new Date(Date.now() + 86_400_000),
        end_date: new Date(Date.now() + 90_000_000),
        early_stage: 'Hồng Ngọc',
        early_hours: 3,
        items: [],
      },
    ])
    const withEarly = (await tableOf())
      .split('\n')
      .filter((row) => row.includes('trước giờ mở bán đến 3 giờ'))
    expect(withEarly).toHaveLength(2)
    await database().execute(
      sql`UPDATE catalog.promotions SET is_active = false WHERE id = ${ids.get('early')}`,
    )
    expect(await tableOf()).not.toContain('trước giờ mở bán')
  })
})
