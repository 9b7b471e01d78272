import { sql } from 'drizzle-orm'
import { bannerSchema } from '@/domain/catalog/banner'
import { insertBanners } from '@/services/catalog'
import { listBanners } from '@/services/catalog/promotions/banners'
import { database, transaction } from '@/services/database'
import { givenPromotion } from '../cart/shop'
import { useDatabase } from '../database'

useDatabase()

const image = { url: '/media/demo/banner/x.webp', width: 600, height: 800 }
const row = {
  type: 'home',
  banner_type: 'twin',
  title: 'Lá Khẽ',
  link: '/brand/1_la-khe',
  image,
  image_mobile: image,
}
const copy = {
  eyebrow: 'Thương hiệu Việt',
  subtitle: 'Cây lá quê nhà.',
  cta: 'Ghé Lá Khẽ',
  tone: 'light',
} as const
const shown = () => listBanners(database(), { locations: undefined }, { skip: 0, limit: 10 })

beforeEach(() => database().execute(sql`TRUNCATE catalog.banners, catalog.promotions CASCADE`))

describe('text over a banner', () => {
  it('is part of the banner (HOM-01, HOM-02)', async () => {
    await transaction((tx) =>
      insertBanners(tx, [{ ...row, more_info: { apply: null, search_label: null, copy } }]),
    )
    const [banner] = await shown()
    expect(bannerSchema.validateSync(banner).more_info.copy).toEqual(copy)
  })

  it('is null for a banner without text', async () => {
    await transaction((tx) => insertBanners(tx, [{ ...row, more_info: { apply: null, search_label: null } }]))
    const [banner] = await shown()
    expect(banner?.more_info.copy).toBeNull()
  })

  it.each(['\'"text"\'', "'null'", `'{"subtitle":["a"]}'`, `'{"tone":"grey"}'`])(
    'is left out when the row does not hold a text in order: %s',
    async (stored) => {
      await transaction((tx) =>
        insertBanners(tx, [{ ...row, more_info: { apply: null, search_label: null } }]),
      )
      await database().execute(
        sql`UPDATE catalog.banners SET more_info = jsonb_set(more_info, '{copy}', ${sql.raw(stored)}::jsonb)`,
      )
      const [banner] = await shown()
      expect(banner?.title).toBe('Lá Khẽ')
      expect(banner?.more_info.copy).toBeNull()
    },
  )
})

describe('the icons of campaigns', () => {
  const DAY = 86_400_000
  const inDays = (days: number) => new Date(Date.now() + days * DAY)
  const more_info = { partner_id: null, tnc: '', email_banner: null, name: 'Mùa lễ hội', image }
  const given = (slug: string, changes: Partial<Parameters<typeof givenPromotion>[0]> = {}) =>
    givenPromotion({ slug, category: 'campaign', is_display_icon_web: true, more_info, ...changes })
  const floating = (window = { skip: 0, limit: 10 }) =>
    listBanners(database(), { locations: ['floating'] }, window)

  beforeEach(async () => {
    await transaction((tx) =>
      insertBanners(tx, [
        { ...row, type: 'floating', title: 'Góc quà', more_info: { apply: null, search_label: null } },
      ]),
    )
    await given('le-hoi', { start_date: inDays(-2) })
  })

  it('float before the banners while the campaign runs (LAY-09)', async () => {
    await given('moi-hon', { start_date: inDays(-1) })
    await given('sap-co', { start_date: inDays(1), end_date: inDays(2) })
    await given('da-het', { start_date: inDays(-3), end_date: inDays(-1) })
    await given('da-tat', { is_active: false })
    await given('khong-hien', { is_display_icon_web: false })
    await given('khong-hinh', { more_info: { ...more_info, image: null } })
    await given('uu-dai', { category: 'promo' })
    const icons = await floating()
    expect(icons.map(({ link }) => link)).toEqual([
      '/campaign/moi-hon',
      '/campaign/le-hoi',
      '/brand/1_la-khe',
    ])
    expect(bannerSchema.validateSync(icons[0])).toMatchObject({
      type: 'floating',
      title: 'Mùa lễ hội',
      image,
    })
  })

  it('are counted by the window, and belong to no other place', async () => {
    expect((await floating({ skip: 0, limit: 1 })).map(({ title }) => title)).toEqual(['Mùa lễ hội'])
    expect((await floating({ skip: 1, limit: 5 })).map(({ title }) => title)).toEqual(['Góc quà'])
    expect(await floating({ skip: 2, limit: 5 })).toEqual([])
    expect(await listBanners(database(), { locations: ['top'] }, { skip: 0, limit: 5 })).toEqual([])
  })
})
