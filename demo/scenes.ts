import { makeBanners } from '@/demo/data/promotions/banners'
import { brands } from './data/brands'
import { categories } from './data/categories'
import { frames } from './data/photobooth/frames'
import { rewardPicture, rewards } from './data/loyalty/rewards'
import { members } from './data/members'
import { products } from './data/products'
import { promotionScene } from '@/demo/data/promotions/promotion-scenes'
import { campaigns, campaignScene, campaignTools } from '@/demo/data/campaigns/campaigns'
import { makePromotions } from '@/demo/data/promotions/promotions'
import { makeReviews } from '@/demo/data/reviews/reviews'
import { storeScene } from '@/demo/data/stores/store-scenes'
import { stores } from '@/demo/data/stores/stores'
import {
  avatarUrl,
  bannerPicture,
  categoryPictureUrl,
  framePicture,
  logoUrl,
  productPicture,
  productFrameUrl,
  productPictureUrl,
  reviewPhotoUrl,
  storePicture,
} from './pictures'
import type { DemoBanner } from './types'

/** The demo's banners with their links. */
export function demoBanners(links: {
  categoryLink(key: string): string
  brandLink(key: string): string
}): DemoBanner[] {
  return makeBanners({ ...links, brands, products })
}

/** Names every picture the demo shop shows, so that they can be drawn without asking the database. */
export function nameDemoPictures(): void {
  for (const brand of brands) logoUrl(brand)
  for (const category of categories) categoryPictureUrl(category, products)
  for (const banner of demoBanners({ categoryLink: () => '', brandLink: () => '' })) {
    bannerPicture(banner.desktop)
    bannerPicture(banner.mobile)
  }
  makePromotions(products).forEach((promotion, place) =>
    bannerPicture(promotionScene(promotion, place, { products, brands })),
  )
  const tools = campaignTools({
    products,
    draw: bannerPicture,
    drawProduct: productPicture,
    idOf: () => 0,
    categoryLink: () => '/',
  })
  for (const { picture, sections, prizes } of campaigns) {
    bannerPicture(campaignScene(picture, products))
    sections(tools)
    for (const prize of prizes) bannerPicture(campaignScene(prize.image, products))
  }
  for (const reward of rewards) bannerPicture(rewardPicture(reward, products))
  for (const { picture } of frames) framePicture(picture)
  stores.forEach((store, place) => storePicture(storeScene(store, place, products)))
  for (const product of products) {
    for (const picture of product.pictures) productPictureUrl(picture)
    for (const combination of product.combinations)
      for (const picture of combination.pictures) productPictureUrl(picture)
  }
  productFrameUrl()
  members.forEach(avatarUrl)
  for (const review of makeReviews(products)) for (const photo of review.photos) reviewPhotoUrl(photo)
}
