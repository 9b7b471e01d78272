import { and, desc, eq } from 'drizzle-orm'
import { type Banner } from '@/domain/catalog/banner'
import { promotionPath } from '@/domain/catalog/promotion-address'
import type { Database } from '../../database'
import { promotions } from '../promotion-schema'
import { isInForce } from './promotions'

/** Floating icons of the campaigns in force that want one (`is_display_icon_web`, LAY-09), the latest first. */
export async function campaignIcons(db: Database): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.category, 'campaign'), eq(promotions.is_display_icon_web, true), isInForce()))
    .orderBy(desc(promotions.start_date), desc(promotions.id))
  return rows.flatMap(({ id, slug, name, more_info }) => {
    const image = more_info.image
    if (!image) return []
    return {
      _id: `campaign-${id}`,
      type: 'floating' as const,
      banner_type: 'mini' as const,
      title: more_info.name || name,
      link: promotionPath({ category: 'campaign', slug }),
      image,
      image_mobile: image,
      more_info: { apply: null, search_label: null, copy: null },
    }
  })
}
