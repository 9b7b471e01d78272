import type { Combination, Product } from '@/domain/catalog/product'
import { sampleCard } from '../catalog/card/sample-card'

export const sampleShade = (id: number, name: string, changes: Partial<Combination> = {}): Combination => ({
  _id: String(id),
  sku: `S${id}`,
  gtin: null,
  price: 100_000,
  price_after_discount: 100_000,
  discount_amount: 0,
  discount_percentage: 0,
  deduction_type: null,
  deduction_amount: null,
  deduction_percentage: null,
  is_show_as_percentage: true,
  price_valid_until: null,
  is_wishlist: false,
  is_default: id === 40,
  is_pre_order: false,
  is_available: true,
  product_preorder_rules_id: null,
  preorder: [],
  stock: 10,
  weight: 10,
  tracker_combination_name: name,
  images: [],
  attributes: { shade: { id: `s${id}`, name, hex: '#b3264e' } },
  ...changes,
})

/** A lipstick of three shades, one of them sold out. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  const combinations = changes.combinations ?? [
    sampleShade(40, 'Đỏ gạch', { is_available: false, stock: 0 }),
    sampleShade(41, 'Hồng trà'),
    sampleShade(42, 'Cam cháy', { stock: 3 }),
  ]
  return {
    ...sampleCard({ total_combinations: combinations.length }),
    my_sql_id: 12,
    categories: [],
    tags: [],
    combinations,
    pack_detail: [],
    early_sale: null,
    show_all_combinations: true,
    selected_variant: null,
    is_special_price_applicable: false,
    special_price_voucher_id: null,
    applied_free_products_voucher_id: null,
    reason: null,
    description: '',
    how_to_use: '',
    ingredients: '',
    origin: '',
    registration_number: '',
    shelf_life: '',
    created_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  }
}

export const packMember = (product_id: number, name: string, combination_id: string) => ({
  product_id,
  combination_id,
  quantity: 1,
  name,
  slug: 'mon',
  category_slug: 'son-moi',
  brand_name: 'Son Mận',
  image_url: null,
  price: 50_000,
  attributes: {
    shade: undefined,
    size: undefined,
    variant: undefined,
    amount: undefined,
    non_specify: undefined,
  },
  is_available: true,
})
