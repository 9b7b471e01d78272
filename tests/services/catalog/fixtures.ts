import { transaction } from '@/services/database'
import {
  resolveBrands,
  resolveCategories,
  refreshCounts,
  upsertProducts,
  type CombinationInput,
  type ProductInput,
} from '@/services/catalog'

/** A combination in stock at 100.000 ₫. */
export const combination = (changes: Partial<CombinationInput> = {}): CombinationInput => ({
  external_id: 'one',
  sku: 'SKU-1',
  gtin: null,
  price: 100_000,
  deduction: null,
  stock: 10,
  weight: 100,
  attributes: {},
  images: [],
  preorder: null,
  ...changes,
})

export type Wish = Partial<Omit<ProductInput, 'brand_id'>> & { brand?: string; category?: string[] }

/** Writes products with default values for missing fields; gives their ids in order. */
export async function givenProducts(...wishes: Wish[]): Promise<number[]> {
  return transaction(async (tx) => {
    const brands = await resolveBrands(
      tx,
      wishes.map((wish) => wish.brand ?? 'Sen Muộn'),
    )
    const paths = wishes.map((wish) => wish.category ?? ['Trang điểm', 'Son môi'])
    const categories = await resolveCategories(tx, paths)
    const inputs = wishes.map(({ brand = 'Sen Muộn', category: _, ...wish }, index): ProductInput => {
      const categoryId = categories.get(paths[index]!.join(' > '))!
      return {
        external_id: `product-${index}-${wish.name ?? ''}`,
        name: 'Son lì',
        brand_id: brands.get(brand)!,
        default_category_id: categoryId,
        category_ids: [categoryId],
        tag_ids: [],
        classification: 'normal',
        images: [],
        frame_url: null,
        description: '',
        how_to_use: '',
        ingredients: '',
        origin: '',
        registration_number: '',
        shelf_life: '',
        is_new: false,
        is_exclusive: false,
        is_limited: false,
        is_online: false,
        is_buy_one_get_one_free: false,
        is_active: true,
        label_bmsm: null,
        total_orders: 0,
        created_at: new Date('2026-11-01T00:00:00Z'),
        combinations: [combination()],
        ...wish,
      }
    })
    const { ids } = await upsertProducts(tx, 'test', inputs)
    await refreshCounts(tx)
    return inputs.map((input) => ids.get(input.external_id)!)
  })
}
