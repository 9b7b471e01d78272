import type { Deduction } from '@/domain/catalog/price'
import type { Classification } from '@/domain/catalog/product'
import type { StoredAttributes, StoredImage } from '../schema'

/** A combination from a feed or the demo data. Money in dong, weight in grams. */
export interface CombinationInput {
  /** unique within its product */
  external_id: string
  sku: string
  gtin: string | null
  price: number
  deduction:
    (Deduction & { is_show_as_percentage: boolean; starts_at: Date | null; ends_at: Date | null }) | null
  stock: number
  weight: number
  attributes: StoredAttributes
  images: StoredImage[]
  preorder: { total_quota: number; sold_quota: number; ships_at: Date | null } | null
}

/** A product from a feed or the demo data, with brand, categories and tags resolved to ids. */
export interface ProductInput {
  external_id: string
  name: string
  slug?: string
  brand_id: number
  default_category_id: number
  category_ids: number[]
  tag_ids: number[]
  classification: Classification
  images: StoredImage[]
  frame_url: string | null
  /** cleaned HTML */
  description: string
  how_to_use: string
  ingredients: string
  origin: string
  registration_number: string
  shelf_life: string
  is_new: boolean
  is_exclusive: boolean
  is_limited: boolean
  is_online: boolean
  is_buy_one_get_one_free: boolean
  is_active: boolean
  label_bmsm: string | null
  /** pieces one buyer may order in a day; only the first import sets it */
  daily_limit?: number | null
  /** only the first import sets it: later the shop counts its own sales */
  total_orders: number
  created_at: Date
  combinations: CombinationInput[]
}
