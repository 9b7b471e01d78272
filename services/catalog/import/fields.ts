import type { FeedRow } from '../../feed'

/** Fields a column can be mapped to. */
export const FIELDS = [
  'id',
  'group_id',
  'sku',
  'gtin',
  'name',
  'brand',
  'category',
  'price',
  'compare_at_price',
  'sale_price',
  'sale_dates',
  'sale_starts_at',
  'sale_ends_at',
  'currency',
  'stock',
  'availability',
  'available_from',
  'weight',
  'shade',
  'size',
  'variant',
  'image',
  'images',
  'variant_image',
  'frame',
  'description',
  'how_to_use',
  'ingredients',
  'origin',
  'registration_number',
  'shelf_life',
  'tags',
  'orders',
  'created_at',
  'is_active',
  'is_new',
  'is_exclusive',
  'is_limited',
  'is_online',
] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Partial<Record<Field, string>>

/** One record of a product feed. */
export type RawRow = FeedRow<Fields>
