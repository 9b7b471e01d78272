import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { CampaignTools, DemoCampaign } from './demo-campaign'

/** A campaign as the catalogue stores it; its days count from the day the shop is seeded. */
export function campaignRow(campaign: DemoCampaign, tools: CampaignTools, now: Date) {
  const today = DateTime.fromJSDate(now, { zone: SHOP_TIME_ZONE }).startOf('day')
  const { slug, name, description, tnc, is_display_icon_web, is_top_spender, is_top_review } = campaign
  return {
    slug,
    name,
    category: 'campaign',
    description,
    is_display_icon_web,
    is_top_spender,
    is_top_review,
    sections: campaign.sections(tools),
    more_info: {
      partner_id: null,
      tnc,
      email_banner: null,
      name,
      image: tools.scene(campaign.picture),
    },
    scope: { brand_ids: [], category_ids: [], product_ids: [] },
    start_date: today.plus({ days: campaign.starts_in_days }).toJSDate(),
    end_date: today.plus({ days: campaign.ends_in_days }).toJSDate(),
    items: [],
  }
}
