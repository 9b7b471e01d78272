export { keepBoughtTogether } from './also-buy'
export { bagGoods, type BagGoods, giftGoods, packOf, type PackPart } from './bag-goods'
export { cardsById } from './cards'
export { refreshDuePrices } from './clock'
export {
  type CombinationFacts,
  combinationFacts,
  combinationsNamed,
  holdCombination,
} from './combination-facts'
export { type DailyLimit, dailyLimits } from './daily-limits'
export { giftOffers, type NamedGiftOffer, toGift } from './gift-offers'
export { placementOf } from './placement'
export { promotionBy } from './promotions'
export { countSales } from './sales'
export { brandsByKeyword, categoriesByKeyword, searchTags } from './search/named'
export { searchProducts } from './search/products'
export { changeStock } from './set-stock'
export { giveBackGoods, type Shortage, takeGoods } from './takings'
export type { CombinationInput, ProductInput } from './product-input'
export { refreshCounts, refreshVocabulary, upsertProducts } from './write'
export { combinationIds, writePacks } from './write-packs'
export { insertBanners, insertPromotions } from './write-promotions'
export { resolveBrands, resolveCategories } from './resolve-names'
export { upsertBrands, upsertCategories, upsertTags } from './write-taxonomy'
export { FeedError } from './import/fault'
export { importFeed, type ImportProgress, type ImportReport } from './import/import-feed'
export { readMapping } from './import/mapping'
