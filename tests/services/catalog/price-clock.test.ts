import { sql } from 'drizzle-orm'
import { insertBanners, insertPromotions, refreshDuePrices } from '@/services/catalog'
import { database, databasePool, readStaleTags, transaction } from '@/services/database'
import { insertVouchers } from '@/services/voucher'
import type { VoucherInput } from '@/services/voucher/vouchers'
import { useDatabase } from '../database'

useDatabase()

const HOUR_MS = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

const PICTURE = { url: '/media/banner.webp', width: 800, height: 400 }

let made = 0

const givenVoucher = (changes: Partial<VoucherInput>) =>
  transaction((tx) =>
    insertVouchers(tx, [
      {
        type: 'discount',
        slug: `voucher-${++made}`,
        name: 'Giảm 10%',
        rules: {
          order: { min_amount: null, total_products: null },
          brands: [],
          categories: [],
          products: [],
        },
        starts_at: fromNow(-9),
        ends_at: fromNow(9),
        ...changes,
      },
    ]),
  )

const givenGiftPromotion = (start_date: Date, end_date: Date) =>
  transaction((tx) =>
    insertPromotions(tx, [
      {
        slug: `gift-${++made}`,
        name: 'Quà tặng',
        category: 'gift_with_purchase',
        more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
        scope: { brand_ids: [], category_ids: [], product_ids: [] },
        start_date,
        end_date,
        items: [],
      },
    ]),
  )

/** Sets the last run of the clock to `hours` ago. */
const clockRan = (hoursAgo: number) =>
  database().execute(sql`UPDATE catalog.price_clock SET ran_at = now() - make_interval(hours => ${hoursAgo})`)

/** The tags that a run of the clock marks stale. */
async function marked(turn: () => Promise<unknown> = () => refreshDuePrices(database())): Promise<string[]> {
  const { cursor } = await readStaleTags(undefined)
  await turn()
  return (await readStaleTags(cursor)).tags.sort()
}

beforeEach(async () => {
  await database().execute(sql`DELETE FROM voucher.vouchers`)
  await database().execute(sql`DELETE FROM catalog.promotions`)
  await database().execute(sql`DELETE FROM catalog.banners`)
})

describe('the price clock', () => {
  it.each([
    ['ended', { ends_at: fromNow(-1) }],
    ['began', { starts_at: fromNow(-1) }],
  ])('marks the pages that name vouchers when a public one %s since it last ran, once', async (_, window) => {
    await givenVoucher(window)
    await clockRan(2)
    expect(await marked()).toEqual(['promotions'])
    expect(await marked()).toEqual([])
  })

  it('marks them after a pause of any length', async () => {
    await givenVoucher({ starts_at: fromNow(-9_000), ends_at: fromNow(-8_000) })
    await clockRan(10_000)
    expect(await marked()).toEqual(['promotions'])
  })

  it.each([
    ['it was over before the clock last ran', { ends_at: fromNow(-3) }],
    ['it is still to end', { ends_at: fromNow(1) }],
    ["it is one member's", { ends_at: fromNow(-1), owner_id: 7 }],
    ['it is the code of a gift card', { ends_at: fromNow(-1), given_for: 'egift:1' }],
    ['it is switched off', { ends_at: fromNow(-1), is_active: false }],
  ])('marks nothing for a voucher when %s', async (_, changes) => {
    await givenVoucher(changes)
    await clockRan(2)
    expect(await marked()).toEqual([])
  })

  it.each([
    ['began', -1, 9],
    ['ended', -9, -1],
  ])('marks the pages of a promotion that %s', async (_, start, end) => {
    await givenGiftPromotion(fromNow(start), fromNow(end))
    const { rows } = await database().execute<{ id: number }>(sql`SELECT id FROM catalog.promotions`)
    await clockRan(2)
    expect(await marked()).toEqual(['home', `promotion:${rows[0]!.id}`, 'promotions'])
    expect(await marked()).toEqual([])
  })

  it('marks the pages with banners when one starts or ends', async () => {
    await transaction((tx) =>
      insertBanners(tx, [
        {
          type: 'home',
          banner_type: 'mini',
          title: 'Hè',
          link: '/',
          position: 1,
          image: PICTURE,
          image_mobile: PICTURE,
          more_info: { apply: null, search_label: null },
          ends_at: fromNow(-1),
        },
      ]),
    )
    await clockRan(2)
    expect(await marked()).toEqual(['banners', 'home'])
  })

  it('marks once in two concurrent runs', async () => {
    await givenVoucher({ ends_at: fromNow(-1) })
    await clockRan(2)
    const [a, b] = await Promise.all([databasePool().connect(), databasePool().connect()])
    const marks = async () =>
      (
        await database().execute<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM shop.stale_tags WHERE tag = 'promotions'`,
        )
      ).rows[0]!.count
    const before = await marks()
    try {
      await a.query('BEGIN')
      await b.query('BEGIN')
      await a.query('SELECT catalog.refresh_due()')
      // It neither waits for the first run nor repeats it.
      await b.query(`SET LOCAL lock_timeout = '500ms'`)
      await b.query('SELECT catalog.refresh_due()')
      await a.query('COMMIT')
      // Started before the first run ended, executed after it.
      await b.query('SELECT catalog.refresh_due()')
      await b.query('COMMIT')
    } finally {
      a.release()
      b.release()
    }
    expect((await marks()) - before).toBe(1)
  })

  it('marks at its next run what a failed run did not', async () => {
    await givenVoucher({ ends_at: fromNow(-1) })
    await clockRan(2)
    const failing = transaction(async (tx) => {
      await refreshDuePrices(tx)
      throw new Error('the database went away')
    })
    await expect(failing).rejects.toThrow('went away')
    expect(await marked()).toEqual(['promotions'])
  })
})

describe('a changed voucher', () => {
  it('marks the pages with vouchers when it is public, and none otherwise', async () => {
    expect(await marked(() => givenVoucher({}))).toEqual(['promotions'])
    expect(await marked(() => givenVoucher({ owner_id: 7 }))).toEqual([])
    expect(await marked(() => givenVoucher({ given_for: 'egift:2' }))).toEqual([])
  })
})
