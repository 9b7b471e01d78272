import { sql } from 'drizzle-orm'
import { bannerSchema } from '@/domain/catalog/banner'
import { insertBanners } from '@/services/catalog'
import { listBanners } from '@/services/catalog/promotions/banners'
import { database, transaction } from '@/services/database'
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

beforeEach(() => database().execute(sql`TRUNCATE catalog.banners`))

describe('text over a banner', () => {
  it('is part of the banner', async () => {
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
