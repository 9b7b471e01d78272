import { FeedError } from '../../../feed'
import type { Field } from '../fields'

/** The fields that the attributes of Google Merchant Center fill (support.google.com/merchants/answer/7052112). */
export const GOOGLE_COLUMNS: Readonly<Record<string, Field | Field[]>> = {
  id: 'id',
  item_group_id: 'group_id',
  title: 'name',
  brand: 'brand',
  product_type: 'category',
  google_product_category: 'category',
  price: 'price',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_dates',
  availability: 'availability',
  availability_date: 'available_from',
  quantity: 'stock',
  inventory: 'stock',
  sell_on_google_quantity: 'stock',
  description: 'description',
  image_link: 'image',
  additional_image_link: 'images',
  gtin: 'gtin',
  mpn: 'sku',
  color: 'shade',
  size: 'size',
  material: 'variant',
  pattern: 'variant',
  scent: 'variant',
  shipping_weight: 'weight',
  product_weight: 'weight',
}

/** Checks that id, name and price are mapped. @throws FeedError */
export function checkRequired(fields: ReadonlySet<Field>): void {
  const missing = (['id', 'name', 'price'] as const).filter((field) => !fields.has(field))
  if (missing.length > 0)
    throw new FeedError(
      `nothing is mapped to ${missing.join(', ')}: every product needs an id, a name and a price`,
    )
}
