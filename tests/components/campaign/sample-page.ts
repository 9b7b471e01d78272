import { parseSections } from '@/domain/campaign/sections'
import type { Promotion } from '@/domain/catalog/promotion'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { promotion } from '../promo/sample-promotion'

/** A campaign that runs from 1 to 30 November 2026, made on the 23rd, with these sections as they are stored. */
export const campaignPage = (
  sections: readonly Record<string, unknown>[],
  { campaign, ...page }: Partial<Omit<CampaignPage, 'campaign'>> & { campaign?: Partial<Promotion> } = {},
): CampaignPage => ({
  campaign: promotion({
    name: 'Mùa lễ hội',
    slug: 'mua-le-hoi',
    sections: parseSections(sections).sections,
    start_date: '2026-10-31T17:00:00Z',
    end_date: '2026-11-30T17:00:00Z',
    ...campaign,
  }),
  state: 'current',
  madeAt: Date.parse('2026-11-23T01:00:00Z'),
  products: [],
  vouchers: [],
  prizes: [],
  rules: [],
  names: { brands: {}, categories: {} },
  boards: {},
  votes: {},
  bankOffers: [],
  others: [],
  ...page,
})
