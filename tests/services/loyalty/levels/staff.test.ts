import { sql } from 'drizzle-orm'
import { LEVEL_BOOKS } from '@/scripts/books/level-books'
import { brokenRules } from '@/scripts/books/rules'
import { main } from '@/scripts/loyalty/main'
import { insertPromotions } from '@/services/catalog'
import { database } from '@/services/database'
import { setLevels } from '@/services/loyalty'
import { givenMember } from '../../account/given-member'
import { brokenOf } from '../../books'
import { useDatabase } from '../../database'
import { givenGoods, givenOrder, lineOf, move } from '../../order/given-order'
import { inProcess } from '../../program'

useDatabase()

const loyalty = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

/** A member with a delivered order of this many dong. */
async function givenSpender(total: number) {
  const { id } = await givenMember()
  const line = lineOf(await givenGoods(), { quantity: 1, unit_price: total, list_price: total, total })
  const amounts = { list_total: total, subtotal: total, total }
  const order = await givenOrder(await givenGoods(), { user_id: id, ...amounts, lines: [line] })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
  return id
}

const brokenBooks = () => brokenOf(LEVEL_BOOKS)

it('lists the levels and how many members have them', async () => {
  const { id } = await givenMember()
  await setLevels(database(), [{ userId: id, stage: 'Ruby' }])
  const { out } = await loyalty('levels')
  expect(out.trim().split('\n')).toHaveLength(4)
  expect(out).toMatch(/^Ruby {2}from 15,000,000 dong in 12 months {2}1 members {2}multiplier 150/m)
})

it("shows a member's level with its day, what is missing and the changes", async () => {
  const id = await givenSpender(2_500_000)
  const { out } = await loyalty('level', String(id))
  expect(out).toMatch(/Hồng Đào {2}until \d{4}-\d{2}-\d{2} {2}2,500,000 dong .* 3,500,000 dong to Hồng Ngọc/)
  expect(out).toMatch(/up {2}Hồng Nhạt → Hồng Đào {2}2,500,000 dong {2}not seen/)
})

it('opens a sale to a level, and to all again', async () => {
  await insertPromotions(database(), [
    {
      slug: 'sale-toi',
      name: 'Sale tối',
      category: 'sale',
      more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
      start_date: new Date(Date.now() + 3_600_000),
      end_date: new Date(Date.now() + 7_200_000),
      items: [],
    },
  ])
  const hoursOf = async () => {
    const { rows } = await database().execute(sql`SELECT stage, hours FROM catalog.early_hours()`)
    return rows
  }
  expect((await loyalty('open-early', 'sale-toi', 'Hồng Ngọc', '4')).code).toBe(0)
  expect(await hoursOf()).toEqual(
    expect.arrayContaining([
      { stage: 'Hồng Ngọc', hours: 4 },
      { stage: 'Ruby', hours: 4 },
    ]),
  )
  expect((await loyalty('open-early', 'sale-toi', 'off')).code).toBe(0)
  expect(await hoursOf()).toEqual([])
})

it.each([
  [['open-early'], 2],
  [['open-early', 'sale-toi', 'Ruby'], 2],
  [['open-early', 'sale-toi', 'Ruby', '73'], 2],
  [['open-early', 'sale-toi', 'Vàng', '2'], 1],
  [['open-early', 'khong-co', 'Ruby', '2'], 1],
  [['level'], 2],
])('refuses %j', async (words, code) => {
  expect((await loyalty(...words)).code).toBe(code)
})

describe('the books of levels', () => {
  it('agree after deliveries', async () => {
    await givenSpender(6_000_000)
    expect(await brokenBooks()).toEqual([])
    expect((await loyalty('audit')).code).toBe(0)
  })
  it.each([
    ['below', sql`UPDATE loyalty.member_levels SET stage = 'Hồng Đào' WHERE stage = 'Hồng Ngọc'`],
    ['is sure until', sql`UPDATE loyalty.member_levels SET keep_until = keep_until - interval '2 years'`],
    ['last change', sql`UPDATE loyalty.member_levels SET stage = 'Ruby' WHERE stage = 'Hồng Ngọc'`],
    ['called up', sql`UPDATE loyalty.level_changes SET kind = 'down'`],
  ])('find what is wrong: %s', async (named, damage) => {
    await givenSpender(6_000_000)
    const damaged = database().transaction(async (tx) => {
      await tx.execute(damage)
      const broken = await brokenRules(LEVEL_BOOKS, async (query) => (await tx.execute(sql.raw(query))).rows)
      expect(broken.some((name) => name.includes(named))).toBe(true)
      tx.rollback()
    })
    await expect(damaged).rejects.toThrow('Rollback')
    expect(await brokenBooks()).toEqual([])
  })
})
