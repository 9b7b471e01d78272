import type { ProductCard } from '@/domain/catalog/product'
import type { SaleStateKind } from '@/domain/catalog/sale-state'

/** What a card of each state carries, as the catalogue answers. */
export const inState = (kind: SaleStateKind): Partial<ProductCard> => {
  const { default_combination: plain } = sampleCard()
  const soldOut = { ...plain, is_available: false, stock: 0 }
  const noStock = { is_in_stock: false, is_in_stock_original: false, is_out_of_stock_nang: true }
  switch (kind) {
    case 'available':
      return {}
    case 'few_left':
      return { default_combination: { ...plain, stock: 3 } }
    case 'pre_order':
      return {
        is_pre_order: true,
        is_in_stock_original: false,
        is_out_of_stock_nang: true,
        is_out_of_stock_nang_vn: true,
        default_combination: {
          ...plain,
          stock: 0,
          is_pre_order: true,
          preorder: [
            {
              product_preorder_rules_id: '1',
              total_quota: 200,
              sold_quota: 77,
              ships_at: '2026-11-28T17:00:00.000Z',
            },
          ],
        },
      }
    case 'sold_out':
      return { ...noStock, is_out_of_stock_nang_vn: true, default_combination: soldOut }
    case 'not_sold_here':
      return {
        is_in_stock: false,
        is_out_of_stock_nang_vn: true,
        default_combination: { ...soldOut, stock: 9 },
      }
    case 'gift_only':
      return { classification: 'gwp_non_sellable' }
    case 'discontinued':
      return { is_active_in_nang: false, is_active_for_nang_vn: false }
  }
}

/** A plain product in stock with one combination at full price; a test names only what it is about. */
export function sampleCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 12,
    name: 'Son lì mịn môi Sương Hồng',
    slug: 'son-li-min-moi-suong-hong',
    brand: { id: 3, name: 'Son Mận', slug: 'son-man' },
    default_category: { id: 7, name: 'Son lì', slug: 'son-li' },
    images: [{ url: '/media/demo/product/a.webp', is_cover: true }],
    frame_url: null,
    classification: 'normal',
    default_combination: {
      _id: '40',
      price: 250_000,
      price_after_discount: 250_000,
      discount_amount: 0,
      discount_percentage: 0,
      is_show_as_percentage: true,
      is_available: true,
      is_pre_order: false,
      preorder: [],
      stock: 40,
    },
    total_combinations: 1,
    is_new: false,
    is_exclusive: false,
    is_limited: false,
    is_online: false,
    is_sale: false,
    is_pre_order: false,
    is_buy_one_get_one_free: false,
    is_flashsale: false,
    is_wishlist: false,
    is_in_stock: true,
    is_in_stock_original: true,
    is_out_of_stock_nang: false,
    is_out_of_stock_nang_vn: false,
    is_active_in_nang: true,
    is_active_for_nang_vn: true,
    discount_percentage: 0,
    discount_range: { min: 0, max: 0 },
    price_range: { min: 250_000, max: 250_000 },
    price_after_discount_range: { min: 250_000, max: 250_000 },
    label_bmsm: null,
    review_stats: { average_rating: 0, total_reviews: 0 },
    total_orders: 0,
    updated_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  }
}
