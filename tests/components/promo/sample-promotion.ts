import type { Promotion } from '@/domain/catalog/promotion'

export const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  _id: '5',
  slug: 'uu-dai',
  name: 'Ưu đãi',
  category: 'campaign',
  description: 'Những món quà nhỏ cho tháng cuối năm.',
  is_active: true,
  is_active_for_nang_vn: true,
  is_display_icon_web: false,
  is_top_spender: false,
  is_top_review: false,
  sections: [],
  more_info: {
    partner_id: null,
    tnc: '<ul><li>Giá ưu đãi đã gồm thuế.</li><li>Không áp dụng cho thẻ <b>quà tặng</b>.</li></ul>',
    email_banner: null,
    name: 'Ưu đãi',
    image: null,
  },
  reason: { min_oder: null, min_qty: null, brands: [], categories: [], products: [] },
  scope: { brand_ids: [], category_ids: [], product_ids: [] },
  gift: null,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-31T00:00:00Z',
  total_products: 0,
  ...changes,
})
