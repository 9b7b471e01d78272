import { createHash } from 'node:crypto'
import type { ProductInput } from '@/services/catalog'
import { DAILY_LIMITS } from './data/limits'
import type { DemoCombination, DemoProduct, ProductPicture } from './types'

interface Resolve {
  brand(key: string): number
  category(key: string): number
  tag(key: string): number
  picture(picture: ProductPicture): string
  frame(): string
  daysAgo(days: number): Date
}

const images = (pictures: readonly ProductPicture[], resolve: Resolve) =>
  pictures.map((picture, index) => ({ url: resolve.picture(picture), is_cover: index === 0 }))

/** As a shop writes it on a box, 'NG-4C81E09A': the same for the same key. Pages show it. */
const skuOf = (key: string) =>
  `NG-${createHash('sha256').update(key).digest('hex').slice(0, 8).toUpperCase()}`

function combinationInput(
  combination: DemoCombination,
  resolve: Resolve,
): ProductInput['combinations'][number] {
  const { key, deduction, preorder, pictures, ...facts } = combination
  return {
    ...facts,
    external_id: key,
    sku: skuOf(key),
    images: images(pictures, resolve),
    deduction: deduction
      ? {
          type: deduction.type,
          value: deduction.value,
          is_show_as_percentage: deduction.show_as_percentage,
          starts_at: null,
          ends_at: null,
        }
      : null,
    preorder: preorder
      ? {
          total_quota: preorder.total_quota,
          sold_quota: preorder.sold_quota,
          ships_at: resolve.daysAgo(-preorder.ships_in_days),
        }
      : null,
  }
}

/** A demo product as the catalogue takes it. */
export function toProductInput(product: DemoProduct, resolve: Resolve): ProductInput {
  const {
    key,
    brand_key,
    category_key,
    extra_category_keys,
    tag_keys,
    created_days_ago,
    pictures,
    combinations,
    pack: _,
    ...facts
  } = product
  return {
    ...facts,
    external_id: key,
    brand_id: resolve.brand(brand_key),
    default_category_id: resolve.category(category_key),
    category_ids: [category_key, ...extra_category_keys].map((category) => resolve.category(category)),
    tag_ids: tag_keys.map((tag) => resolve.tag(tag)),
    images: images(pictures, resolve),
    frame_url: product.is_limited ? resolve.frame() : null,
    daily_limit: DAILY_LIMITS.products[key] ?? null,
    created_at: resolve.daysAgo(created_days_ago),
    combinations: combinations.map((combination) => combinationInput(combination, resolve)),
  }
}
