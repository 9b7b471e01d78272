export { saveBoughtTogether } from './products/also-buy'
export { bagGoods, type BagGoods, giftGoods, packOf, type PackPart } from './products/bag-goods'
export { cardsById } from './products/cards'
export { refreshDuePrices } from './write/upsert-products'
export {
  type CombinationFacts,
  combinationFacts,
  combinationsNamed,
  lockCombination,
} from './products/combination-facts'
export { type DailyLimit, dailyLimits } from './stock/daily-limits'
export { combinationsOnSale, type EarlyOffer, earlyOffers } from './promotions/early-offers'
export { giftOffers, type NamedGiftOffer, toGift } from './promotions/gift-offers'
export { placementOf } from './products/placement'
export { reviewSubject, type ReviewSubject } from './products/review-subject'
export { type PicturesCursor, shownPictures, type ShownPictures } from './products/shown-pictures'
export {
  type NamedProduct,
  nameKey,
  PRODUCT_KEYS,
  type ProductKey,
  productsNamed,
} from './products/products-named'
export {
  allCampaigns,
  campaignFacts,
  type CampaignFacts,
  campaignNamed,
  campaignsAt,
  saveCampaign,
} from './promotions/campaigns'
export { promotionBy } from './promotions/promotions'
export { countSales } from './stock/change-stock'
export { tagIdsAmong, tagsById } from './taxonomy/tag-ids'
export { brandsByKeyword, categoriesByKeyword, searchTags } from './search/name-search'
export { correctionCost, maxEditDistance, swapsOf } from './search/spelling'
export { isSyllable, typedSyllable } from './search/telex'
export { searchProducts } from './search/products'
export { changeStock } from './stock/change-stock'
export { releaseStock, type Shortage, reserveStock } from './stock/reservations'
export type { CombinationInput, ProductInput } from './write/product-input'
export { refreshCounts, refreshVocabulary, upsertProducts } from './write/upsert-products'
export { combinationIds, writePacks } from './write/write-packs'
export { insertBanners, insertPromotions, openEarly } from './promotions/write-promotions'
export { resolveBrands, resolveCategories } from './taxonomy/resolve-names'
export { upsertBrands, upsertCategories, upsertTags } from './taxonomy/write-taxonomy'
export { importFeed, type ImportReport } from './import/import-feed'
export { readMapping } from './import/mapping'
