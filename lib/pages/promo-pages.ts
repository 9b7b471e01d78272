import 'server-only'
import { sectionProductIds } from '@/domain/campaign/section-products'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ProductCard } from '@/domain/catalog/product'
import {
  type FlashSaleSession,
  soldOutLast,
  type Promotion,
  promotionState,
  type PromotionState,
} from '@/domain/catalog/promotion'
import { PAGE_SIZE } from '@/domain/constants'
import type { Voucher } from '@/domain/voucher'
import { cached, tags } from '@/lib/cache-manifest'
import { formatDate } from '@/lib/format'
import { type Listing, readProductsById } from '@/lib/reads/catalog-reads'
import * as reads from '@/lib/reads/promo-reads'

/** Data of the promotion pages, one cached function a page. States depend on the clock, hence 'minutes'. */

/** As many ids as a filter takes. */
const MOST_IDS = 200

/** What a product costs in a flash sale, and how much of it is gone; all its combinations in the sale together. */
export interface FlashSaleOffer {
  product: ProductCard
  quota: number
  sold: number
  /** the lowest, dong */
  sale_price: number
}

export interface FlashSalePage {
  sessions: FlashSaleSession[]
  /** the day in Vietnam as `formatDate` writes it: a daily sale that is over is listed with its session of tomorrow */
  today: string
  /** the one the page is about; null when there is none today */
  shown: FlashSaleSession | null
  offers: FlashSaleOffer[]
}

/** The session to show without a wish: the one that is on, else the next, else the last. */
const firstChoice = (sessions: readonly FlashSaleSession[]) =>
  sessions.find(({ state }) => state === 'on') ??
  sessions.find(({ state }) => state === 'upcoming') ??
  sessions.at(-1) ??
  null

async function offersOf(session: FlashSaleSession | null): Promise<FlashSaleOffer[]> {
  if (!session) return []
  const items = await reads.readFlashSaleItems(session.promotion._id)
  const products = await readProductsById([...new Set(items.map(({ product_id }) => product_id))])
  const cards = new Map(products.map((product) => [product.id, product]))
  const offers = new Map<number, FlashSaleOffer>()
  for (const { product_id, quota, sold, sale_price } of items) {
    const product = cards.get(product_id)
    const known = offers.get(product_id)
    if (known) {
      known.quota += quota
      known.sold += sold
      known.sale_price = Math.min(known.sale_price, sale_price)
    } else if (product) offers.set(product_id, { product, quota, sold, sale_price })
  }
  return soldOutLast([...offers.values()])
}

/** Today's flash sales with the offers of one of them: of the wished one, else of the one that is on or next. Null for an unknown wish. */
export async function getFlashSalePage(slug: string | null): Promise<FlashSalePage | null> {
  'use cache'
  cached('minutes', tags.promotions)
  const sessions = await reads.readFlashSaleSessions()
  const shown =
    slug === null
      ? firstChoice(sessions)
      : (sessions.find(({ promotion }) => promotion.slug === slug) ?? null)
  if (slug !== null && !shown) return null
  return { sessions, today: formatDate(new Date()), shown, offers: await offersOf(shown) }
}

export interface PromoPage {
  current: Promotion[]
  upcoming: Promotion[]
  autoApplied: { vouchers: Voucher[]; total: number }
  bmsm: Voucher[]
}

/** All that is going on: promotions in force and to come, and vouchers. */
export async function getPromoPage(): Promise<PromoPage> {
  'use cache'
  cached('minutes', tags.promotions)
  const [current, upcoming, autoApplied, bmsm] = await Promise.all([
    reads.readAllPromotions('current'),
    reads.readAllPromotions('upcoming'),
    reads.readAutoApplied(),
    reads.readBmsm(),
  ])
  return { current, upcoming, autoApplied, bmsm }
}

/** Offers of partners, in force and to come. */
export async function getPartnerPromotions(): Promise<Pick<PromoPage, 'current' | 'upcoming'>> {
  'use cache'
  cached('minutes', tags.promotions)
  const [current, upcoming] = await Promise.all([
    reads.readAllPromotions('current'),
    reads.readAllPromotions('upcoming'),
  ])
  const isPartner = ({ category }: Promotion) => category === 'partner'
  return { current: current.filter(isPartner), upcoming: upcoming.filter(isPartner) }
}

export interface PromotionPage {
  promotion: Promotion
  state: PromotionState
  /** its end, or its beginning, is near enough to count the hours */
  isNear: boolean
  /** products its sections name; where they name none, the best sellers it is about */
  products: ProductCard[]
  /** current promotions, shown once this one has ended */
  others: Promotion[]
}

const OTHERS = 3
const NEAR_MS = 3 * 86_400_000

/** Best sellers for a promotion that lists no products. */
async function bestOf({ scope }: Promotion): Promise<ProductCard[]> {
  const filters: ProductFilter[] = [
    ...(scope.product_ids.length > 0 ? [{ id: scope.product_ids.slice(0, MOST_IDS) }] : []),
    ...(scope.brand_ids.length > 0 ? [{ 'brand.id': scope.brand_ids }] : []),
    ...(scope.category_ids.length > 0 ? [{ 'categories.id': scope.category_ids }] : []),
  ]
  const found = await Promise.all(
    filters.map((filter) => reads.readScope({ ...filter, is_in_stock: true }, 1, PAGE_SIZE)),
  )
  return found.flatMap(({ products }) => products).slice(0, PAGE_SIZE)
}

/** A promotion with its products; null when there is none of that slug. */
export async function getPromotionPage(slug: string): Promise<PromotionPage | null> {
  'use cache'
  const promotion = await reads.readPromotion(slug)
  cached('minutes', tags.promotions, ...(promotion ? [tags.promotion(promotion._id)] : []))
  if (!promotion) return null
  const now = Date.now()
  const state = promotionState(promotion, now)
  const turns = Date.parse(state === 'upcoming' ? promotion.start_date : promotion.end_date)
  const ids = sectionProductIds(promotion.sections)
  const [products, current] = await Promise.all([
    ids.length > 0 ? readProductsById(ids) : bestOf(promotion),
    state === 'over' ? reads.readAllPromotions('current') : [],
  ])
  const alike = (other: Promotion) => (other.category === promotion.category ? 0 : 1)
  const others = current
    .filter(({ category }) => category !== 'flash_sale')
    .toSorted((a, b) => alike(a) - alike(b))
    .slice(0, OTHERS)
  return { promotion, state, isNear: turns > now && turns - now < NEAR_MS, products, others }
}

/** A part of what a voucher counts for. */
export interface VoucherProducts extends Listing {
  /** whose products they are; null when chosen one by one, or when everything counts */
  name: string | null
  kind: 'brands' | 'categories' | 'products' | 'all'
}

export interface SaveMorePage {
  voucher: Voucher
  state: PromotionState
  /** one that can be paged through, or several to look into */
  shelves: VoucherProducts[]
}

const SHELF = 8

function scopesOf({
  rules,
}: Voucher): (Pick<VoucherProducts, 'name' | 'kind'> & { filter: ProductFilter })[] {
  const { brands, categories, products } = rules
  const scopes = [
    ...brands.map(({ id, name }) => ({ kind: 'brands' as const, name, filter: { 'brand.id': [id] } })),
    ...categories.map(({ id, name }) => ({
      kind: 'categories' as const,
      name,
      filter: { 'categories.id': [id] },
    })),
    ...(products.length > 0
      ? [
          {
            kind: 'products' as const,
            name: null,
            filter: { id: products.slice(0, MOST_IDS).map(({ id }) => id) },
          },
        ]
      : []),
  ]
  return scopes.length > 0 ? scopes : [{ kind: 'all', name: null, filter: {} }]
}

/** A voucher of 'buy more, save more' with the products it counts for; null when there is none of that slug. */
export async function getSaveMorePage(slug: string, page: number): Promise<SaveMorePage | null> {
  'use cache'
  cached('minutes', tags.promotions)
  const voucher = await reads.readVoucher(slug)
  if (voucher?.type !== 'bmsm') return null
  const scopes = scopesOf(voucher)
  const isOne = scopes.length === 1
  // Several are looked into on the first page alone.
  if (!isOne && page > 1) return { voucher, state: promotionState(voucher, Date.now()), shelves: [] }
  const shelves = await Promise.all(
    scopes.map(async ({ filter, ...scope }) => ({
      ...scope,
      ...(await reads.readScope({ ...filter, is_in_stock: true }, page, isOne ? PAGE_SIZE : SHELF)),
    })),
  )
  return { voucher, state: promotionState(voucher, Date.now()), shelves }
}
