import { categoryPath } from '@/lib/pages/routes'
import { writeBankOffers, writeCampaignParts } from '@/services/campaign'
import { insertPromotions } from '@/services/catalog'
import type { Database } from '@/services/database'
import { bankOffersFrom } from './data/campaigns/bank-offers'
import { campaignParts } from './data/campaigns/campaign-parts'
import { campaignRow } from './data/campaigns/campaign-row'
import { campaigns, campaignTools } from './data/campaigns/campaigns'
import { categories } from './data/categories'
import { products } from './data/products'
import { bannerPicture, productPicture } from './pictures'

/** Ids of what was written, by the demo's keys. */
interface Ids {
  product: (key: string) => number
  category: (key: string) => number
}

/** Writes the campaigns of the demo shop with their rules and prizes, and the offers of banks, whose vouchers are there. */
export async function loadCampaigns(tx: Database, ids: Ids, now: Date): Promise<void> {
  const slugs = new Map(categories.map(({ key, slug }) => [key, slug]))
  const tools = campaignTools({
    products,
    draw: bannerPicture,
    drawProduct: productPicture,
    idOf: ({ key }) => ids.product(key),
    categoryLink: (key) => categoryPath({ id: ids.category(key), slug: slugs.get(key) ?? '' }),
  })
  const written = await insertPromotions(
    tx,
    campaigns.map((campaign) => campaignRow(campaign, tools, now)),
  )
  for (const campaign of campaigns)
    await writeCampaignParts(
      tx,
      written.get(campaign.slug) ?? 0,
      campaignParts(campaign, tools, now, ids.category),
    )
  await writeBankOffers(tx, bankOffersFrom(now))
}
