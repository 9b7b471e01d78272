import { categoryPath } from '@/lib/pages/routes'
import { insertPromotions } from '@/services/catalog'
import type { Database } from '@/services/database'
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

/** Writes the campaigns of the demo shop. */
export async function loadCampaigns(tx: Database, ids: Ids, now: Date): Promise<void> {
  const slugs = new Map(categories.map(({ key, slug }) => [key, slug]))
  const tools = campaignTools({
    products,
    draw: bannerPicture,
    drawProduct: productPicture,
    idOf: ({ key }) => ids.product(key),
    categoryLink: (key) => categoryPath({ id: ids.category(key), slug: slugs.get(key) ?? '' }),
  })
  await insertPromotions(
    tx,
    campaigns.map((campaign) => campaignRow(campaign, tools, now)),
  )
}
