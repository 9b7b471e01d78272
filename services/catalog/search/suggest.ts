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

/** Suggestions while a keyword is typed (GET /v3/search/suggestions, SRC-01); empty lists when nothing matches. */
export async function suggest(db: Database, keyword: string): Promise<Suggestions> {
  const engine = searchEngine(db)
  const typed = await engine.words(keyword)
  const [found, brands, categories, tags] = await Promise.all([
    engine.find({ keyword }, undefined, { skip: 0, limit: SUGGESTED_PRODUCTS, count: false, isTyping: true }),
    brandsByName(db, typed),
    categoriesByName(db, typed),
    keyword.trim().length < TAG_SEARCH_FROM ? [] : tagsByName(db, typed),
  ])
  const cards = await cardsById(db, found.ids)
  return {
    corrected: found.understood?.is_corrected && found.ids.length > 0 ? found.understood.keyword : null,
    products: cards.map((card) => ({
      id: card.id,
      name: card.name,
      slug: card.slug,
      category_slug: card.default_category.slug,
      brand_name: card.brand.name,
      image_url: (card.images.find(({ is_cover }) => is_cover) ?? card.images[0])?.url ?? null,
      price: card.default_combination.price,
      price_after_discount: card.default_combination.price_after_discount,
      state: saleState(card, card.default_combination),
    })),
    brands: brands.slice(0, SUGGESTED_BRANDS).map(({ id, name, slug, logo }) => ({ id, name, slug, logo })),
    categories: categories.slice(0, SUGGESTED_CATEGORIES).map(({ id, name, slug }) => ({ id, name, slug })),
    tags: tags.slice(0, SUGGESTED_TAGS).map(({ id, name, slug }) => ({ _id: String(id), name, slug })),
  }
}
