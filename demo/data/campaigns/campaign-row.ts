import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { CampaignTools, DemoCampaign } from './demo-campaign'

/** How long a redeemed voucher is good; its words say so too. */
const VOUCHER_DAYS = 30

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

interface PartsContext {
  tools: CampaignTools
  categoryId: (key: string) => number
  dates: { start_date: Date; end_date: Date }
}

/** The rules and prizes of a campaign. */
export const campaignParts = (
  { rules, prizes }: DemoCampaign,
  { tools, categoryId, dates }: PartsContext,
) => ({
  rules: rules.map(({ category_keys, ...rule }) => ({
    ...rule,
    total_cap: null,
    scope: { brand_ids: [], category_ids: category_keys.map(categoryId), product_ids: [] },
  })),
  prizes: prizes.map(({ image, voucher, ...prize }) => ({
    ...prize,
    image: tools.scene(image),
    voucher: voucher && {
      discount: { kind: 'amount' as const, value: voucher.amount, max: null },
      gift_product_id: null,
      min_amount: voucher.min_amount,
      payment_methods: [],
      days: VOUCHER_DAYS,
    },
    partner_id: null,
    email_banner: null,
    start_date: dates.start_date.toISOString(),
    end_date: dates.end_date.toISOString(),
  })),
})
