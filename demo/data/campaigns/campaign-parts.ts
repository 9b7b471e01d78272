import type { PrizeInput, TokenRuleInput } from '@/domain/campaign/campaign-file'
import { campaignRow } from './campaign-row'
import type { CampaignTools, DemoCampaign } from './demo-campaign'

const VOUCHER_DAYS = 30

/** Rules and prizes of a campaign, as `writeCampaignParts` takes them; prizes can be redeemed while the campaign runs. */
export function campaignParts(
  campaign: DemoCampaign,
  tools: CampaignTools,
  now: Date,
  categoryId: (key: string) => number,
): { rules: TokenRuleInput[]; prizes: PrizeInput[] } {
  const { start_date, end_date } = campaignRow(campaign, tools, now)
  const dates = { start_date: start_date.toISOString(), end_date: end_date.toISOString() }
  return {
    rules: campaign.rules.map(({ category_keys, ...rule }) => ({
      ...rule,
      total_cap: null,
      scope: { brand_ids: [], category_ids: category_keys.map(categoryId), product_ids: [] },
    })),
    prizes: campaign.prizes.map(({ image, voucher, ...prize }) => ({
      ...prize,
      ...dates,
      image: tools.scene(image),
      partner_id: null,
      email_banner: null,
      voucher: voucher && {
        discount: { kind: 'amount', value: voucher.amount, max: null },
        gift_product_id: null,
        min_amount: voucher.min_amount,
        payment_methods: [],
        days: VOUCHER_DAYS,
      },
    })),
  }
}
