import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { reviewApp } from '@/services/review/app'
import { useDatabase } from '../database'

useDatabase()

const TOTAL = 100_000

beforeAll(async () => {
  const client = await databasePool().connect()
  // Without the triggers, which would count products that are not there.
  await client.query('BEGIN; SET LOCAL session_replication_role = replica')
  await client.query(`
    INSERT INTO review.reviews (product_id, author_name, details, ratings, average_rating, source, origin, external_id, created_at,
      total_likes, total_images, is_verified_purchase, is_expert_reviewer, state)
    SELECT n % 2000, 'Lan', 'Dùng thích ' || n, '{"texture": 5}', 1 + (n % 41) / 10.0, 'file', 'plans', n::text,
      now() - n * interval '1 minute', (n * 7919) % 500, CASE WHEN n % 20 = 0 THEN 2 ELSE 0 END, n % 3 = 0, n % 200 = 0,
      CASE WHEN n % 50 = 0 THEN 'held' ELSE 'published' END
    FROM generate_series(1, ${TOTAL}) n`)
  await client.query('COMMIT')
  await client.query('VACUUM ANALYZE review.reviews')
  client.release()
}, 120_000)

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Heap Fetches'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

interface Statement {
  text: string
  values: unknown[]
}

/** The statements over reviews that a call sends. */
async function statementsOf(path: string): Promise<Statement[]> {
  const pool = databasePool()
  const sent = jest.spyOn(pool, 'query')
  try {
    const answer = await reviewApp.request(path)
    expect([path, answer.status]).toEqual([path, 200])
    const calls: unknown[][] = sent.mock.calls
    return calls.flatMap(([query, values]) => {
      const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
      return typeof text === 'string' && /from "review"\."reviews"/.test(text)
        ? [{ text, values: Array.isArray(values) ? values : [] }]
        : []
    })
  } finally {
    sent.mockRestore()
  }
}

/** The scans of reviews by the plan of a statement, as it ran. */
async function scansOf({ text, values }: Statement): Promise<Node[]> {
  const { rows } = await databasePool().query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? nodesOf(plan).filter((node) => node['Relation Name'] === 'reviews') : []
}

const of = (filter: object, sort = 'newest') =>
  `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${sort}`

describe(`among ${TOTAL} reviews`, () => {
  it.each([
    ['/reviews', 'reviews_newest_idx'],
    [`/reviews?${of({}, 'most-liked')}`, 'reviews_liked_idx'],
    [`/reviews?${of({}, 'lowest')}`, 'reviews_rated_idx'],
    [`/reviews?${of({ is_verified_purchase: true, has_images: true })}`, 'reviews_newest_idx'],
    ['/reviews/with-photos?limit=6', 'reviews_home_idx'],
  ])('%s reads little more than it lists', async (path, index) => {
    const list = (await statementsOf(path)).find(({ text }) => / limit /.test(text))
    const scans = list ? await scansOf(list) : []
    expect(scans.map((node) => node['Index Name'])).toEqual([index])
    for (const node of scans)
      expect(node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)).toBeLessThan(1_500)
  })

  it.each([
    '/reviews',
    `/reviews?${of({ average_rating: [4, 5], is_verified_purchase: true })}`,
    '/reviews/count',
    `/reviews/count?${of({ is_verified_purchase: false })}`,
    '/review-images/count',
  ])('%s counts by an index alone', async (path) => {
    const counts = (await statementsOf(path)).filter(({ text }) =>
      /^select (count|coalesce\(sum)\(/.test(text),
    )
    expect(counts).toHaveLength(1)
    for (const statement of counts)
      for (const node of await scansOf(statement))
        expect([node['Node Type'], node['Heap Fetches']]).toEqual(['Index Only Scan', 0])
  })

  it('reads the reviews of one product alone where one is named', async () => {
    for (const sort of ['newest', 'most-liked', 'highest', 'lowest'])
      for (const statement of await statementsOf(`/reviews?${of({ product_id: 7 }, sort)}`))
        for (const node of await scansOf(statement))
          expect(node['Actual Rows']).toBeLessThanOrEqual(TOTAL / 2_000)
  })

  it('counts the whole shop as a recount of all rows does', async () => {
    const answer = await reviewApp.request('/reviews/count')
    const { rows } = await database().execute(sql`
      SELECT count(*)::int AS total, round(avg(average_rating), 1)::float8 AS average_rating,
        (count(*) FILTER (WHERE total_images > 0))::int AS with_images
      FROM review.reviews WHERE state = 'published'`)
    expect((await answer.json()).data).toMatchObject({
      ...rows[0],
      ratings: [],
      skin_types: [],
      recommended: null,
    })
    const images = await reviewApp.request('/review-images/count')
    expect((await images.json()).data).toBe(Number(rows[0]?.with_images) * 2)
  })

  it.each([
    'skip=10001',
    of({ skin_type: 'Da dầu' }),
    of({ hair_type: 'Tóc khô' }),
    of({ combination_id: 1 }),
    of({ keyword: 'da' }),
  ])('refuses what would read them all: %s', async (query) => {
    const answer = await reviewApp.request(`/reviews?${query}`)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'BAD_REQUEST'])
  })
})
