import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type InferType, object, string } from 'yup'
import {
  type Banner,
  BANNER_LOCATIONS,
  BANNER_TYPES,
  type BannerCopy,
  bannerCopySchema,
} from '@/domain/catalog/banner'
import { listOf } from '@/domain/catalog/listing/catalog-filter'
import type { Database } from '../../database'
import { banners } from '../promotion-schema'
import { campaignIcons } from './campaign-icons'

/** `filter` of the banner calls: `locations` as a list, one value or `{"in": […]}`. */
export const bannerFilterSchema = object({ locations: listOf(string().oneOf(BANNER_LOCATIONS).required()) })

/** The text over a banner's picture; null when it is malformed. */
const copyOf = (copy: unknown): BannerCopy | null =>
  copy !== null && bannerCopySchema.default(undefined).required().isValidSync(copy)
    ? bannerCopySchema.cast(copy)
    : null

/** Banners shown now, in their order (GET /banners/all, GET /banners, HOM-01); the icons of campaigns are the first floating ones (LAY-09). */
export async function listBanners(
  db: Database,
  filter: InferType<typeof bannerFilterSchema>,
  window: { skip: number; limit: number },
): Promise<Banner[]> {
  const { locations } = filter
  const icons = !locations || locations.includes('floating') ? await campaignIcons(db) : []
  const first = icons.slice(window.skip, window.skip + window.limit)
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.is_active, true),
        sql`coalesce(${banners.starts_at} <= now(), true) AND coalesce(${banners.ends_at} > now(), true)`,
        locations && inArray(banners.type, locations),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(window.limit - first.length)
    .offset(Math.max(0, window.skip - icons.length))
  const listed = rows.map((row): Banner => ({
    _id: String(row.id),
    type: BANNER_LOCATIONS.find((known) => known === row.type) ?? 'home',
    banner_type: BANNER_TYPES.find((known) => known === row.banner_type) ?? 'mini',
    title: row.title,
    link: row.link,
    image: row.image,
    image_mobile: row.image_mobile,
    more_info: {
      apply:
        row.more_info.apply === 'everyday' || row.more_info.apply === 'once' ? row.more_info.apply : null,
      search_label:
        (['new', 'promo', 'sale', 'campaign'] as const).find(
          (known) => known === row.more_info.search_label,
        ) ?? null,
      copy: copyOf(row.more_info.copy),
    },
  }))
  return [...first, ...listed]
}
