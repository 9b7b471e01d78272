import { categoryPath } from '@/lib/pages/routes'
import { writeBankOffers, writeCampaignParts } from '@/services/campaign'
import { insertPromotions } from '@/services/catalog'
import type { Database } from '@/services/database'
import { bankOffers } from './data/campaigns/bank-offers'
import { campaignParts, campaignRow } from './data/campaigns/campaign-row'
import { campaigns, campaignTools } from './data/campaigns/campaigns'
import { categories } from './data/categories'
import { products } from './data/products'
import { bannerPicture, productPicture } from './pictures'

/** Ids of what was written, by the demo's keys. */
interface Ids {
  product: (key: string) => number
  category: (key: string) => number
}

/** Bank offers run as long as the vouchers they are. */
const OFFER_DAYS = { from: -2, to: 40 }
const DAY_MS = 86_400_000

/** Writes the campaigns of the demo shop with their prizes and rules, and the offers of banks. */
export async function loadCampaigns(tx: Database, ids: Ids, now: Date): Promise<void> {
  const slugs = new Map(categories.map(({ key, slug }) => [key, slug]))
  const tools = campaignTools({
    products,
    draw: bannerPicture,
    drawProduct: productPicture,
    idOf: ({ key }) => ids.product(key),
    categoryLink: (key) => categoryPath({ id: ids.category(key), slug: slugs.get(key) ?? '' }),
  })
  const rows = campaigns.map((campaign) => ({ campaign, row: campaignRow(campaign, tools, now) }))
  const written = await insertPromotions(
    tx,
    rows.map(({ row }) => row),
  )
  for (const { campaign, row } of rows)
    await writeCampaignParts(
      tx,
      written.get(campaign.slug) ?? 0,
      campaignParts(campaign, { tools, categoryId: ids.category, dates: row }),
    )
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  await writeBankOffers(
    tx,
    bankOffers.map((offer) => ({
      ...offer,
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
      start_date: day(OFFER_DAYS.from),
      end_date: day(OFFER_DAYS.to),
    })),
  )
}
