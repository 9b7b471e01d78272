import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { reviewFile, rowsOf, run, stored, textFile } from './review-file'

useDatabase()

let [serum, lipstick]: number[] = []

beforeAll(async () => {
  ;[serum, lipstick] = await givenProducts(
    { name: 'Serum Rau Má', external_id: '7701' },
    { name: 'Son Kem', external_id: 'son-kem', combinations: [combination({ sku: 'SON-01' })] },
    { name: 'Kem trùng tên', external_id: 'one' },
    { name: 'Kem trùng tên', external_id: 'other' },
  )
})

const judgeMe = {
  title: 'Rất thích',
  body: 'Da mềm hẳn 💕\nSẽ mua lại',
  rating: '4',
  review_date: '2024-05-12 06:43:31 UTC',
  curated: 'ok',
  reviewer_name: 'Mai',
  reviewer_email: 'mai@example.com',
  product_id: '',
  product_handle: 'son-kem',
  reply: 'Cảm ơn bạn',
  reply_date: '2024-05-13 08:00:00 UTC',
  picture_urls: '',
}

describe('exports that need no mapping', () => {
  it('reads one of Judge.me', async () => {
    const report = await run(reviewFile('judgeme.csv', [judgeMe]))
    expect(report).toMatchObject({ format: 'judgeme', source: 'judgeme', created: 1, rejected: {}, held: {} })
    const [review] = await stored('judgeme')
    expect(review).toMatchObject({
      product_id: lipstick,
      author_name: 'Mai',
      title: 'Rất thích',
      details: 'Da mềm hẳn 💕\nSẽ mua lại',
      created_at: '2024-05-12 06:43',
      state: 'published',
      reply: 'Cảm ơn bạn',
      replied_at: '2024-05-13 08:00',
      is_verified_purchase: false,
      is_recommended: false,
    })
    expect(new Set(Object.values(review!.ratings))).toEqual(new Set([4]))
    expect(Number(review!.average_rating)).toBe(4)
    const { rows } = await database().execute(
      sql`SELECT total_reviews, average_rating FROM catalog.products WHERE id = ${lipstick}`,
    )
    expect(rows[0]).toEqual({ total_reviews: 1, average_rating: 4 })
    const { rows: kept } = await database().execute(
      sql`SELECT FROM review.reviews entry WHERE entry::text LIKE '%example.com%'`,
    )
    expect(kept).toEqual([])
  })

  it('reads one of Yotpo', async () => {
    const row = {
      'Review ID': '501',
      'Review Title': '',
      'Review Content': 'Texture légère &amp; douce &#39;vraiment&#39;',
      'Review Score': '5',
      'Review Creation Date': '2023/11/02',
      'Reviewer Display Name': '',
      'Product ID': '7701',
      Published: 'true',
    }
    const report = await run(reviewFile('yotpo.csv', [row]))
    expect(report).toMatchObject({ format: 'yotpo', created: 1 })
    expect(await stored('yotpo')).toMatchObject([
      {
        external_id: '501',
        product_id: serum,
        author_name: 'Khách hàng',
        title: null,
        details: "Texture légère & douce 'vraiment'",
      },
    ])
  })

  it('reads one of Shopify Product Reviews', async () => {
    const row = {
      product_handle: 'son-kem',
      state: 'unpublished',
      rating: '2',
      title: 'Hơi khô',
      author: 'Lan',
      email: 'lan@example.com',
      location: '',
      body: 'Khô môi',
      reply: '',
      created_at: '2022-01-15 10:00:00 +0700',
      replied_at: '',
    }
    const report = await run(reviewFile('shopify.csv', [row, { ...row, state: 'spam', body: 'x' }]))
    expect(report).toMatchObject({
      format: 'shopify',
      created: 1,
      held: { unpublished: 1 },
      rejected: { not_published: 1 },
    })
    expect(await stored('shopify')).toMatchObject([
      { product_id: lipstick, state: 'held', reason: 'unpublished', created_at: '2022-01-15 03:00' },
    ])
  })
})

describe('any other CSV', () => {
  const map = {
    source: 'old-shop',
    columns: {
      sku: 'product_sku',
      sp: 'product_name',
      ma: 'product_id',
      sao: 'rating',
      noi_dung: 'details',
      ngay: 'created_at',
      so: 'id',
    },
  }
  const row = { so: '', sku: '', sp: '', ma: '', sao: '5', noi_dung: 'Tốt', ngay: '12/05/2024' }

  it('finds products by SKU, by name, and by the first key that the shop knows', async () => {
    const file = reviewFile('keys.csv', [
      { ...row, so: 'a', sku: 'SON-01' },
      { ...row, so: 'b', sp: 'serum rau má' },
      { ...row, so: 'c', ma: 'unknown', sp: 'SON KEM' },
      { ...row, so: 'd', ma: 'unknown' },
      { ...row, so: 'e', sp: 'Kem trùng tên' },
      { ...row, so: 'f' },
    ])
    const report = await run(file, { map })
    expect(rowsOf(report.rejectedFile)).toEqual(['5 unknown_product', '6 ambiguous_product', '7 no_product'])
    expect((await stored('old-shop')).map(({ product_id }) => product_id)).toEqual([
      lipstick,
      serum,
      lipstick,
    ])
  })

  it.each([
    [{ dates: 'mdy' }, '05/12/2024', '2024-05-11 17:00'],
    [{}, '12/05/2024 8:30 PM', '2024-05-12 13:30'],
    [{}, '05/25/2024', '2024-05-24 17:00'],
    [{}, '1715496211', '2024-05-12 06:43'],
    [{}, 'Sun, 12 May 2024 06:43:31 +0000', '2024-05-12 06:43'],
    [{}, 'May 12, 2024', '2024-05-11 17:00'],
    [{}, 'ngày 12 tháng 5 năm 2024', '2024-05-11 17:00'],
    [{}, '2024-05-12T06:43:31.000Z', '2024-05-12 06:43'],
  ])('reads dates %j %s', async (changes, ngay, expected) => {
    const source = `dates-${ngay.replace(/\W/g, '')}-${Object.keys(changes).length}`
    const file = reviewFile('dates.csv', [{ ...row, so: '1', sku: 'SON-01', ngay }])
    await run(file, { map: { ...map, ...changes }, source })
    expect(await stored(source)).toMatchObject([{ created_at: expected }])
  })

  it.each([
    ['4,4', 4],
    ['8/10', 4],
    ['90%', 5],
    ['★★★☆☆', 3],
    ['5 sao', 5],
  ])('reads %s as %d stars', async (sao, stars) => {
    const source = `stars-${stars}-${sao.length}`
    await run(reviewFile('stars.csv', [{ ...row, so: '1', sku: 'SON-01', sao }]), { map, source })
    expect(Object.values((await stored(source))[0]!.ratings)[0]).toBe(stars)
  })

  it('rejects stars and dates that are none, with their rows', async () => {
    const rows = [
      { ...row, so: '1', sku: 'SON-01', sao: '0' },
      { ...row, so: '2', sku: 'SON-01', sao: '6' },
      { ...row, so: '3', sku: 'SON-01', sao: '' },
      { ...row, so: '4', sku: 'SON-01', ngay: '45/13/2024' },
      { ...row, so: '5', sku: 'SON-01', ngay: '01/01/2999' },
      { ...row, so: '6', sku: 'SON-01' },
      { ...row, so: '6', sku: 'SON-01' },
    ]
    const report = await run(reviewFile('wrong.csv', rows), { map, source: 'wrong' })
    expect(rowsOf(report.rejectedFile)).toEqual([
      '2 bad_rating',
      '3 bad_rating',
      '4 bad_rating',
      '5 bad_date',
      '6 bad_date',
      '8 duplicate_id',
    ])
    expect(await stored('wrong')).toHaveLength(1)
  })

  it('keeps texts as written: other languages, emoji, line breaks, signs that look like HTML', async () => {
    const texts = [
      'I <3 this & you 👩🏽‍🚀',
      'とても良い\n\nしっとり',
      'رائع جدا',
      '<p>Xin chào</p><p>bạn<br>nhé</p><script>alert(1)</script>',
    ]
    const rows = texts.map((noi_dung, index) => ({ ...row, so: String(index), sku: 'SON-01', noi_dung }))
    await run(reviewFile('texts.csv', rows), { map, source: 'texts' })
    expect((await stored('texts')).map(({ details }) => details)).toEqual([
      ...texts.slice(0, 3),
      'Xin chào\nbạn\nnhé',
    ])
  })
})

it.each([
  [
    'a mapped column is missing',
    { columns: { rating: 'rating', nothing: 'details', product: 'product_id' } },
    /no column "nothing"/,
  ],
  ['no product is mapped', { columns: { rating: 'rating' } }, /nothing is mapped to the product/],
  ['no rating is mapped', { columns: { product: 'product_id' } }, /nothing is mapped to rating/],
  [
    'the source is that of the members',
    { source: 'shop', columns: { rating: 'rating', product: 'product_id' } },
    /"shop"/,
  ],
  ['the mapping has an unknown part', { colums: {} }, /unknown parts: colums/],
])('refuses a file when %s', async (_, map, message) => {
  await expect(run(textFile('small.csv', 'product,rating\n1,5\n'), { map })).rejects.toThrow(message)
})
