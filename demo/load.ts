import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { brandPath, categoryPath } from '@/lib/pages/routes'
import { insertUsers } from '@/services/account'
import { setRate } from '@/services/affiliate'
import { insertVouchers } from '@/services/voucher'
import {
  combinationIds,
  insertBanners,
  insertPromotions,
  refreshCounts,
  refreshVocabulary,
  upsertBrands,
  upsertCategories,
  upsertProducts,
  upsertTags,
  writePacks,
} from '@/services/catalog'
import type { Database } from '@/services/database'
import { importMission } from '@/services/game'
import { insertCategoryRatingTypes, insertReviews } from '@/services/review'
import { insertStores, writeStoreStock } from '@/services/store'
import { affiliateRates } from './data/affiliate/rates'
import { brands } from './data/brands'
import { categories } from './data/categories'
import { DAILY_LIMITS } from './data/limits'
import { members } from './data/members'
import { products } from './data/products'
import { RATING_TYPES } from './data/rating-types'
import { promotionScene } from '@/demo/data/promotions/promotion-scenes'
import { makePromotions } from '@/demo/data/promotions/promotions'
import { makeReviews } from '@/demo/data/reviews/reviews'
import { makeStoreStock } from '@/demo/data/stores/store-stock'
import { storeScene } from '@/demo/data/stores/store-scenes'
import { stores } from '@/demo/data/stores/stores'
import { tags } from './data/tags'
import { makeVouchers } from '@/demo/data/promotions/vouchers'
import {
  avatarUrl,
  bannerPicture,
  framePicture,
  categoryPictureUrl,
  logoUrl,
  productFrameUrl,
  productPictureUrl,
  reviewPhotoUrl,
  storePicture,
} from './pictures'
import { makeMissions } from './data/games/missions'
import { frames } from './data/photobooth/frames'
import { loadCodes } from './load-codes'
import { loadCampaigns } from './load-campaigns'
import { loadRewards } from './load-rewards'
import { demoBanners } from './scenes'
import { toProductInput } from './product-input'

const DAY_MS = 86_400_000
const BATCH = 100

/** Ids of what was written, by the demo's keys. */
interface Written {
  brand: Map<string, number>
  category: Map<string, number>
  tag: Map<string, number>
  product: Map<string, number>
  combination: Map<string, number>
}

/** @throws when the demo names something it does not hold */
function idIn(map: ReadonlyMap<string, number>, key: string): number {
  const id = map.get(key)
  if (id === undefined) throw new Error(`the demo catalogue holds no ${key}`)
  return id
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** Writes the whole demo shop in the given transaction: all of it or nothing. Pictures are named here and drawn later. */
export async function loadDemo(tx: Database, onStep: (step: string) => void): Promise<void> {
  const now = new Date()
  onStep('brands, categories, tags')
  const written = await loadTaxonomy(tx)
  onStep(`${products.length} products`)
  await loadProducts(tx, written, now)
  onStep('banners, promotions, vouchers, stores, games, codes on boxes')
  await loadOffers(tx, written, now)
  for (const mission of makeMissions(now)) await importMission(tx, mission, { staff: 'staff:demo' })
  await loadCodes(tx, (key) => idIn(written.combination, key), now)
  onStep('members and reviews')
  await loadReviews(tx, written, now)
  await refreshCounts(tx)
  await refreshVocabulary(tx)
}

async function loadTaxonomy(tx: Database): Promise<Written> {
  const countries = [...new Map(brands.map((brand) => [brand.country_code, brand.country])).entries()]
  const tagIds = await upsertTags(tx, [
    ...tags.map(({ key: _, ...tag }, position) => ({ ...tag, position })),
    ...countries.map(([code, name], position) => ({
      kind: 'country' as const,
      name,
      slug: `xuat-xu-${code}`,
      icon: code,
      position,
    })),
  ])
  const brandIds = await upsertBrands(
    tx,
    brands.map((brand) => ({
      name: brand.name,
      slug: brand.slug,
      logo: logoUrl(brand),
      featured_text: brand.featured_text,
      description: brand.description,
      country_tag_id: idIn(tagIds, `xuat-xu-${brand.country_code}`),
      is_featured: brand.is_featured,
      daily_limit: DAILY_LIMITS.brands[brand.key] ?? null,
    })),
  )
  const slugs = new Map(categories.map((category) => [category.key, category.slug]))
  const categoryIds = await upsertCategories(
    tx,
    categories.map((category) => ({
      name: category.name,
      slug: category.slug,
      description: category.description,
      image: categoryPictureUrl(category, products),
      parent_slug: category.parent_key === null ? null : (slugs.get(category.parent_key) ?? null),
    })),
  )
  return {
    brand: new Map(brands.map((brand) => [brand.key, idIn(brandIds, brand.slug)])),
    category: new Map(categories.map((category) => [category.key, idIn(categoryIds, category.slug)])),
    tag: new Map(tags.map((tag) => [tag.key, idIn(tagIds, tag.slug)])),
    product: new Map(),
    combination: new Map(),
  }
}

async function loadProducts(tx: Database, written: Written, now: Date): Promise<void> {
  const resolve = {
    brand: (key: string) => idIn(written.brand, key),
    category: (key: string) => idIn(written.category, key),
    tag: (key: string) => idIn(written.tag, key),
    picture: productPictureUrl,
    frame: productFrameUrl,
    daysAgo: (days: number) => daysFrom(now, -days),
  }
  for (let from = 0; from < products.length; from += BATCH) {
    const { ids } = await upsertProducts(
      tx,
      'demo',
      products.slice(from, from + BATCH).map((product) => toProductInput(product, resolve)),
    )
    for (const [key, id] of ids) written.product.set(key, id)
  }
  const combinations = await combinationIds(tx, [...written.product.values()])
  for (const product of products) {
    const productId = idIn(written.product, product.key)
    for (const { key } of product.combinations)
      written.combination.set(key, idIn(combinations, `${productId}/${key}`))
  }
  await writePacks(
    tx,
    products
      .filter((product) => product.pack.length > 0)
      .map((product) => ({
        product_id: idIn(written.product, product.key),
        items: product.pack.map(({ combination_key, quantity }) => ({
          combination_id: idIn(written.combination, combination_key),
          quantity,
        })),
      })),
  )
}

async function loadOffers(tx: Database, written: Written, now: Date): Promise<void> {
  const slugs = new Map(categories.map((category) => [category.key, category.slug]))
  const brandSlugs = new Map(brands.map((brand) => [brand.key, brand.slug]))
  const banners = demoBanners({
    categoryLink: (key) => categoryPath({ id: idIn(written.category, key), slug: slugs.get(key) ?? '' }),
    brandLink: (key) => brandPath({ id: idIn(written.brand, key), slug: brandSlugs.get(key) ?? '' }),
  })
  await insertBanners(
    tx,
    banners.map((banner) => ({
      type: banner.location,
      banner_type: banner.banner_type,
      title: banner.title,
      link: banner.link,
      image: bannerPicture(banner.desktop),
      image_mobile: bannerPicture(banner.mobile),
      more_info: { apply: banner.apply, search_label: banner.search_label, copy: banner.copy },
      position: banner.position,
    })),
  )
  await insertBanners(
    tx,
    frames.map(({ name, picture }, position) => ({
      ...{ type: 'photobooth_frame_banner', banner_type: 'mini', title: name, link: '/store', position },
      ...{ image: framePicture(picture), image_mobile: framePicture(picture) },
      more_info: { apply: null, search_label: null, copy: null },
    })),
  )
  const today = DateTime.fromJSDate(now, { zone: SHOP_TIME_ZONE }).startOf('day')
  await insertPromotions(
    tx,
    makePromotions(products).map((promotion, place) => ({
      slug: promotion.slug,
      name: promotion.name,
      category: promotion.category,
      description: promotion.description,
      is_display_icon_web: promotion.is_display_icon_web,
      sections: promotion.sections.map(({ product_keys, ...section }) => ({
        ...section,
        product_ids: product_keys.map((key) => idIn(written.product, key)),
        link: null,
      })),
      more_info: {
        partner_id: null,
        tnc: promotion.tnc,
        email_banner: null,
        name: promotion.name,
        image: bannerPicture(promotionScene(promotion, place, { products, brands })),
      },
      scope: {
        brand_ids: promotion.scope.brand_keys.map((key) => idIn(written.brand, key)),
        category_ids: promotion.scope.category_keys.map((key) => idIn(written.category, key)),
        product_ids: promotion.scope.product_keys.map((key) => idIn(written.product, key)),
      },
      min_amount: promotion.min_amount,
      min_qty: promotion.min_qty,
      gift_product_id:
        promotion.gift_product_key === null ? null : idIn(written.product, promotion.gift_product_key),
      recurs_daily: promotion.recurs_daily !== undefined,
      early_stage: promotion.early?.stage ?? null,
      early_hours: promotion.early?.hours ?? null,
      start_date: today
        .plus({ days: promotion.starts_in_days, hours: promotion.recurs_daily?.from_hour ?? 0 })
        .toJSDate(),
      end_date: promotion.recurs_daily
        ? today.plus({ days: promotion.starts_in_days, hours: promotion.recurs_daily.to_hour }).toJSDate()
        : today.plus({ days: promotion.ends_in_days }).toJSDate(),
      items: promotion.items.map(({ combination_key, deduction_percentage, quota, sold }) => ({
        combination_id: idIn(written.combination, combination_key),
        percentage: deduction_percentage,
        quota,
        sold,
      })),
    })),
  )
  await loadVouchers(tx, written, now)
  const ids = {
    product: (key: string) => idIn(written.product, key),
    category: (key: string) => idIn(written.category, key),
  }
  await loadCampaigns(tx, ids, now)
  await loadRewards(tx, ids.product, now)
  for (const { category_key, percent } of affiliateRates)
    await setRate(tx, ids.category(category_key), percent * 100)
  await insertStores(
    tx,
    stores.map((entry, place) => {
      const { value: _, ...store } = entry
      return { ...store, image: storePicture(storeScene(entry, place, products)) }
    }),
  )
  await writeStoreStock(
    tx,
    makeStoreStock(
      products,
      stores.map(({ id }) => id),
    ).map(({ combination_key, ...shelf }) => ({
      ...shelf,
      combination_id: idIn(written.combination, combination_key),
    })),
  )
}

async function loadVouchers(tx: Database, written: Written, now: Date): Promise<void> {
  const named = (map: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) => (key: string) => ({
    id: idIn(map, key),
    name: names.get(key) ?? key,
  })
  const brand = named(written.brand, new Map(brands.map(({ key, name }) => [key, name])))
  const category = named(written.category, new Map(categories.map(({ key, name }) => [key, name])))
  const product = named(written.product, new Map(products.map(({ key, name }) => [key, name])))
  await insertVouchers(
    tx,
    makeVouchers(products).map(
      ({ key: _, starts_in_days, ends_in_days, rules, gift_product_key, ...voucher }) => ({
        ...voucher,
        uses_per_buyer: voucher.is_auto_applied ? null : 1,
        gift_product_id: gift_product_key === null ? null : idIn(written.product, gift_product_key),
        rules: {
          order: rules.order,
          brands: rules.brand_keys.map(brand),
          categories: rules.category_keys.map(category),
          products: rules.product_keys.map(product),
        },
        starts_at: daysFrom(now, starts_in_days),
        ends_at: daysFrom(now, ends_in_days),
      }),
    ),
  )
}

async function loadReviews(tx: Database, written: Written, now: Date): Promise<void> {
  await insertCategoryRatingTypes(
    tx,
    Object.entries(RATING_TYPES).map(([key, types]) => ({ category_id: idIn(written.category, key), types })),
  )
  const userIds = await insertUsers(
    tx,
    members.map((member, seed) => ({
      ...member,
      image: avatarUrl(member, seed),
    })),
  )
  const experts = new Set(
    members.filter((member) => member.is_expert_reviewer).map((member) => member.user_name),
  )
  const names = new Map<string, string | null>(
    products.flatMap((product) =>
      product.combinations.map(
        ({ key, attributes }) =>
          [key, attributes.shade?.name ?? attributes.size?.name ?? attributes.variant?.name ?? null] as const,
      ),
    ),
  )
  const reviews = makeReviews(products).map((review) => ({
    product_id: idIn(written.product, review.product_key),
    combination_id:
      review.combination_key === null ? null : idIn(written.combination, review.combination_key),
    combination_name: review.combination_key === null ? null : (names.get(review.combination_key) ?? null),
    user_id: idIn(userIds, review.user_name),
    details: review.details,
    ratings: review.ratings,
    is_recommended: review.is_recommended,
    is_repurchase: review.is_repurchase,
    is_verified_purchase: review.is_verified_purchase,
    is_expert_reviewer: experts.has(review.user_name),
    total_likes: review.total_likes,
    source: review.total_likes % 3 === 0 ? 'nang-web-vn-desktop' : 'nang-web-vn-mobile',
    created_at: daysFrom(now, -review.created_days_ago),
    images: review.photos.map((photo) => ({
      url: reviewPhotoUrl(photo),
      description: '',
    })),
  }))
  for (let from = 0; from < reviews.length; from += 1_000)
    await insertReviews(tx, reviews.slice(from, from + 1_000))
}
