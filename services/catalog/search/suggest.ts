import { saleState } from '@/domain/catalog/sale-state'
import {
  SUGGESTED_BRANDS,
  SUGGESTED_PRODUCTS,
  SUGGESTED_TAGS,
  type Suggestions,
  TAG_SEARCH_FROM,
} from '@/domain/catalog/suggestions'
import type { Database } from '../../database'
import { cardsById } from '../products/cards'
import { searchEngine } from './engine'
import { brandsByName, categoriesByName, tagsByName } from './name-search'

const SUGGESTED_CATEGORIES = 3

/** The first products for a keyword that may not be complete, and the correction that found them. */
async function productsFor(db: Database, keyword: string, limit: number) {
  if (limit === 0) return { cards: [], corrected: null }
  const window = { skip: 0, limit, count: false, isTyping: true }
  const { ids, understood } = await searchEngine(db).find({ keyword }, undefined, window)
  return {
    cards: await cardsById(db, ids),
    corrected: understood?.is_corrected && ids.length > 0 ? understood.keyword : null,
  }
}

/**
 * Suggestions while a keyword is typed (GET /v3/search/suggestions, SRC-01); empty lists when nothing matches.
 * @param limit number of products; with 0 they are not searched, and no correction is known
 */
export async function suggest(
  db: Database,
  keyword: string,
  limit = SUGGESTED_PRODUCTS,
): Promise<Suggestions> {
  const typed = await searchEngine(db).words(keyword)
  const [{ cards, corrected }, brands, categories, tags] = await Promise.all([
    productsFor(db, keyword, limit),
    brandsByName(db, typed),
    categoriesByName(db, typed),
    keyword.trim().length < TAG_SEARCH_FROM ? [] : tagsByName(db, typed),
  ])
  return {
    corrected,
    products: cards.map((card) => ({
      id: card.id,
      name: card.name,
      slug: card.slug,
      category_slug: card.default_category.slug,
      brand_name: card.brand.name,
      image_url: (card.images.find(({ is_cover }) => is_cover) ?? card.images[0])?.url ?? null,
      price: card.default_combination.price,
      price_after_discount: card.default_combination.price_after_discount,
      price_after_discount_range: card.price_after_discount_range,
      discount_range: card.discount_range,
      state: saleState(card, card.default_combination),
    })),
    brands: brands.slice(0, SUGGESTED_BRANDS).map(({ id, name, slug, logo }) => ({ id, name, slug, logo })),
    categories: categories.slice(0, SUGGESTED_CATEGORIES).map(({ id, name, slug }) => ({ id, name, slug })),
    tags: tags.slice(0, SUGGESTED_TAGS).map(({ id, name, slug }) => ({ _id: String(id), name, slug })),
  }
}
