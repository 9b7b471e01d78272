import type { Picture } from '@/domain/picture'
import type { BannerPicture, DemoProduct } from '@/demo/types'
import { looks } from '../promotions/banner-plans'
import { bestProducts, bestOf, isBelow, type Shelf } from '../shelf'
import type { CampaignScene, CampaignTools, DemoCampaign } from './demo-campaign'
import { festive } from './festive'
import { skinWeek } from './skin-week'
import { tet } from './tet'

/** The campaigns of the demo shop: one that runs with every type of section, one to come, one that is over. */
export const campaigns: readonly DemoCampaign[] = [festive, tet, skinWeek]

const shelfOf =
  (category: string): Shelf =>
  ({ category_key }) =>
    isBelow(category_key, category) ? 1 : 0

/** The picture of a scene. */
export const campaignScene = (
  { category, look, goods, width, height }: CampaignScene,
  products: readonly DemoProduct[],
): BannerPicture => ({
  width,
  height,
  room: 'none',
  palette: looks[look],
  products: bestOf(products, shelfOf(category), goods),
  seed: 4_000 + goods,
})

interface Place {
  products: readonly DemoProduct[]
  draw: (picture: BannerPicture) => Picture
  drawProduct: (product: DemoProduct) => Picture | null
  idOf: (product: DemoProduct) => number
  categoryLink: (key: string) => string
}

/** The tools of a shop: of the one that is being written, or of none, to name its pictures. */
export const campaignTools = ({ products, draw, drawProduct, idOf, categoryLink }: Place): CampaignTools => ({
  best: (category, count) => bestProducts(products, shelfOf(category), count),
  ids: (chosen) => chosen.map(idOf),
  scene: (scene) => draw(campaignScene(scene, products)),
  pictureOf: drawProduct,
  categoryLink,
})
