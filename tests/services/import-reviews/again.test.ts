import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { publishReview, rejectReview, replyToReview } from '@/services/review'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { kill, start } from '../killed-process'
import { digestOf, reviewFile, rowsOf, run, stored, textFile } from './review-file'

useDatabase()

beforeAll(async () => {
  await givenProducts({ name: 'Serum', external_id: 'serum' }, { name: 'Toner', external_id: 'toner' })
})

const map = {
  columns: {
    id: 'id',
    product: 'product_id',
    stars: 'rating',
    text: 'details',
    reply: 'reply',
    images: 'images',
  },
}
const row = { id: '1', product: 'serum', stars: '5', text: 'Thấm nhanh', reply: '', images: '' }
const LONG = [
  'Mình dùng mỗi tối sau khi rửa mặt, lấy hai giọt vỗ nhẹ lên hai má và trán, vài phút là thấm hết.',
  'Sang tuần thứ ba vết thâm mờ đi trông thấy, phấn nền không còn mốc ở cánh mũi nữa.',
  'Chai nhỏ gọn nên đi công tác vẫn mang theo, chỉ tiếc nắp hơi lỏng.',
].join(' ')
const act = { staff: 'staff:lan' }
const photosQueued = async () => {
  const { rows } = await database().execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM graphile_worker.jobs WHERE task_identifier = 'fetch-review-photo'`,
  )
  return rows[0]?.total
}

it('writes nothing in a dry run, and reports what a run would do', async () => {
  const images = 'https://example.com/a.jpg, https://example.com/b.jpg'
  const file = reviewFile('dry.csv', [
    { ...row, images },
    { ...row, id: '2', text: 'Gọi 0912 345 678 nhé' },
    { ...row, id: '3', product: 'other' },
  ])
  const options = { map, source: 'dry' }
  const dry = await run(file, { ...options, isDryRun: true })
  expect(await stored('dry')).toEqual([])
  expect(await photosQueued()).toBe(0)
  const report = await run(file, options)
  const expected = { created: 2, photos: 2, held: { phone: 1 }, rejected: { unknown_product: 1 } }
  expect(dry).toMatchObject(expected)
  expect(report).toMatchObject(expected)
  expect(await photosQueued()).toBe(2)
})

it('changes nothing in a second run, and writes what changed in a third', async () => {
  const rows = [
    { ...row, reply: 'Cảm ơn', images: 'https://example.com/c.jpg' },
    { ...row, id: '2', text: LONG },
    { ...row, id: '3', product: 'toner', text: LONG },
  ]
  const options = { map, source: 'again' }
  expect(await run(reviewFile('again.csv', rows), options)).toMatchObject({ created: 3, held: { copied: 1 } })
  const before = await digestOf('again')
  const queued = await photosQueued()
  expect(await run(reviewFile('again.csv', rows), options)).toMatchObject({
    ...{ created: 0, updated: 0, unchanged: 3, photos: 0 },
    held: {},
  })
  expect(await digestOf('again')).toBe(before)
  expect(await photosQueued()).toBe(queued)

  const changed = [{ ...rows[0]!, stars: '3', text: 'Sau một tháng thì khác' }, ...rows.slice(1)]
  expect(await run(reviewFile('again.csv', changed), options)).toMatchObject({ updated: 1, unchanged: 2 })
  expect((await stored('again'))[0]).toMatchObject({ details: 'Sau một tháng thì khác', reply: 'Cảm ơn' })
  const { rows: products } = await database().execute(
    sql`SELECT total_reviews FROM catalog.products WHERE external_id = 'toner'`,
  )
  // Its only review is held.
  expect(products).toEqual([{ total_reviews: 0 }])
})

it('holds what a rule finds, names its row, and leaves the decisions and replies of staff alone', async () => {
  const rows = [
    { ...row, id: '1', text: 'Nhắn zalo 0912 345 678' },
    { ...row, id: '2', text: 'Da khô', reply: 'Từ cửa hàng cũ' },
    { ...row, id: '3', text: 'Tạm được' },
  ]
  const options = { map, source: 'staff' }
  const report = await run(reviewFile('staff.csv', rows), options)
  expect(rowsOf(report.heldFile)).toEqual(['2 phone'])
  const [first, second, third] = await stored('staff')
  expect(first).toMatchObject({ state: 'held', reason: 'phone' })
  await publishReview(first!.id, act)
  await replyToReview(second!.id, 'Từ cửa hàng này', act)
  await rejectReview(third!.id, 'staff', act)

  expect(await run(reviewFile('staff.csv', rows), options)).toMatchObject({ unchanged: 3, updated: 0 })
  await run(reviewFile('staff.csv', [rows[0]!, rows[1]!, { ...rows[2]!, text: 'Tạm được thôi' }]), options)
  expect(await stored('staff')).toMatchObject([
    { state: 'published' },
    { state: 'published', reply: 'Từ cửa hàng này' },
    { state: 'rejected', reason: 'staff', details: 'Tạm được thôi' },
  ])
})

it('is completed by starting it again after it was killed', async () => {
  const total = 1_500
  const rows = Array.from({ length: total }, (_, n) => ({ ...row, id: `K${n}`, text: `Đánh giá ${n}` }))
  const file = reviewFile('killed.csv', rows)
  const mapping = textFile('killed.json', JSON.stringify({ ...map, source: 'killed' }))
  // The second batch waits for this uncommitted review, so that the run is killed between its batches.
  const holder = await databasePool().connect()
  await holder.query('BEGIN')
  await holder.query(`INSERT INTO review.reviews (product_id, author_name, details, ratings, source, origin, external_id)
    VALUES (0, 'x', 'x', '{"texture": 1}', 'x', 'killed', 'K1200')`)
  const child = start('scripts/import-reviews.ts', [file, '--map', mapping, '--rejected', `${file}.rejected`])
  while ((await stored('killed')).length === 0) {
    await setTimeout(20)
    if (child.exitCode !== null) throw new Error(`the import ended by itself with ${child.exitCode}`)
  }
  await kill(child)
  await holder.query('ROLLBACK')
  holder.release()
  expect(await stored('killed')).toHaveLength(1_000)
  expect(await run(file, { map, source: 'killed' })).toMatchObject({ created: 500, unchanged: 1_000 })
  expect(await stored('killed')).toHaveLength(total)
})
