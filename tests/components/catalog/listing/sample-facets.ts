import type { Facets } from '@/domain/catalog/listing/facets'

/** Facets of a small shelf; a test names only what it is about. */
export function sampleFacets(changes: Partial<Facets> = {}): Facets {
  return {
    total: 128,
    brands: [
      { id: 3, name: 'Son Mận', slug: 'son-man', total: 24 },
      { id: 5, name: 'Đào Hồng', slug: 'dao-hong', total: 12 },
      { id: 9, name: 'Trống Không', slug: 'trong-khong', total: 0 },
    ],
    categories: [
      { id: 12, name: 'Trang điểm', slug: 'trang-diem', parent_id: null, level: 1, total: 100 },
      { id: 13, name: 'Chăm da', slug: 'cham-da', parent_id: null, level: 1, total: 28 },
      { id: 34, name: 'Môi', slug: 'moi', parent_id: 12, level: 2, total: 60 },
      { id: 35, name: 'Mắt', slug: 'mat', parent_id: 12, level: 2, total: 40 },
      { id: 50, name: 'Son lì', slug: 'son-li', parent_id: 34, level: 3, total: 20 },
    ],
    origins: [{ id: 8, name: 'Hàn Quốc', country: 'kr', total: 40 }],
    ratings: [5, 4, 3, 2, 1].map((value) => ({ value, total: value > 3 ? 30 : 0 })),
    tags: [{ id: 2, name: 'Da dầu', total: 15 }],
    availability: { all_product: 128, is_pre_order: 0, available_stock: 100 },
    is_sale: 40,
    prices: { min: 50_000, max: 900_000 },
    ...changes,
  }
}
