import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { publishReview, rejectReview } from '@/services/review'
import { reviewApp } from '@/services/review/app'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { type Member, post, put, remove, textOf } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

let product = 0
const writers: { who: Member; id: string }[] = []
const SKINS = [['Da dầu'], ['Da khô', 'Da nhạy cảm'], ['Da dầu'], []]

beforeAll(async () => {
  ;[product = 0] = await givenProducts({ external_id: 'statistics', name: 'Serum' })
  for (const [index, skin_types] of SKINS.entries()) {
    const who = await givenMember({ skin_types })
    const { body } = await post(who, product, {
      is_star_effectiveness: index + 2,
      is_recommended: index !== 1,
      is_repurchase: index === 0,
    })
    writers.push({ who, id: body.data._id })
  }
})

/** The statistics, counted from the rows by plain SQL. */
async function recount() {
  const published = sql`SELECT * FROM review.reviews WHERE product_id = ${product} AND state = 'published'`
  const [totals, stars, types, skins, kept] = await Promise.all(
    [
      sql`SELECT count(*)::int AS total, coalesce(round(avg(average_rating), 1), 0)::float8 AS average_rating,
          round(100 * avg(is_recommended::int))::float8 AS recommended, round(100 * avg(is_repurchase::int))::float8 AS repurchase
        FROM (${published}) entry`,
      sql`SELECT star::text, (SELECT count(*)::int FROM (${published}) entry WHERE floor(average_rating) = star) AS total
        FROM generate_series(1, 5) star`,
      sql`SELECT key AS type, count(*)::int AS total, round(avg(value::numeric), 1)::float8 AS average
        FROM (${published}) entry, jsonb_each_text(ratings) GROUP BY key ORDER BY key`,
      sql`SELECT skin AS name, count(*)::int AS total, round(avg(average_rating), 1)::float8 AS average
        FROM (${published}) entry JOIN account.users writer ON writer.id = entry.user_id,
          jsonb_array_elements_text(to_jsonb(writer.skin_types)) skin GROUP BY skin ORDER BY skin`,
      sql`SELECT total_reviews::int AS total, round(average_rating::numeric, 1)::float8 AS average_rating
        FROM catalog.products WHERE id = ${product}`,
    ].map(async (query) => (await database().execute(query)).rows),
  )
  return { totals: totals?.[0], stars, types, skins, kept: kept?.[0] }
}

const byName = <Row extends { name: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))

async function expectRight(): Promise<void> {
  const { totals, stars, types, skins, kept } = await recount()
  const { body } = await call(
    reviewApp,
    'GET',
    `/reviews/count?filter=${JSON.stringify({ product_id: product })}`,
  )
  const { data } = body
  expect({
    total: data.total,
    average_rating: data.average_rating,
    recommended: data.recommended,
    repurchase: data.repurchase,
  }).toEqual(totals)
  expect(Object.entries(data.stars).map(([star, total]) => ({ star, total }))).toEqual(stars)
  const sorted = data.ratings
    .map(({ type, total, average }: { type: string; total: number; average: number }) => ({
      type,
      total,
      average,
    }))
    .toSorted((one: { type: string }, other: { type: string }) => (one.type < other.type ? -1 : 1))
  expect(sorted).toEqual(types)
  expect(byName(data.skin_types)).toEqual(
    byName((skins ?? []).map((row) => ({ ...row, name: String(row.name) }))),
  )
  // What lists and cards show.
  expect(kept).toEqual({ total: data.total, average_rating: data.average_rating })
}

const at = (index: number) => {
  const writer = writers[index]
  if (!writer) throw new Error(`no writer ${index}`)
  return writer
}
const edit = (index: number, changes: object) => put(at(index).who, at(index).id, product, changes)

/** One after the other, each on what the one before left. */
const changes: [string, number, () => Promise<unknown>][] = [
  ['as written', 4, async () => undefined],
  ['after an edit of stars', 4, () => edit(0, { is_star_effectiveness: 1, is_star_texture: 1 })],
  ['after an edit of opinions', 4, () => edit(1, { is_recommended: true, is_repurchase: true })],
  ['after an edit that a rule holds', 3, () => edit(2, { details: `${textOf(160)} số 12 đường Lê Lợi` })],
  ['after it is published', 4, () => publishReview(Number(at(2).id), { staff: 'staff:lan' })],
  ['after a rejection', 3, () => rejectReview(Number(at(3).id), 'staff', { staff: 'staff:lan' })],
  ['after a removal', 2, () => remove(at(1).who, at(1).id)],
  ['after it is written again', 3, () => post(at(1).who, product, { is_star_packaging: 2 })],
  [
    'after a corrected skin type',
    3,
    () =>
      database().execute(
        sql`UPDATE account.users SET skin_types = '{"Da thường"}' WHERE id = ${at(0).who.id}`,
      ),
  ],
  [
    'after all are gone',
    0,
    () => database().execute(sql`DELETE FROM review.reviews WHERE product_id = ${product}`),
  ],
]

it.each(changes.slice(0, -1))('statistics are right %s', async (_, total, change) => {
  await change()
  await expectRight()
  const { kept } = await recount()
  expect(kept).toMatchObject({ total })
})

it('statistics are zero after all are gone', async () => {
  await changes.at(-1)?.[2]()
  const { body } = await call(
    reviewApp,
    'GET',
    `/reviews/count?filter=${JSON.stringify({ product_id: product })}`,
  )
  expect(body.data).toMatchObject({
    total: 0,
    average_rating: 0,
    recommended: null,
    skin_types: [],
    ratings: [],
  })
  expect((await recount()).kept).toEqual({ total: 0, average_rating: 0 })
})
