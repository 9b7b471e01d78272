import type { DemoProduct } from '@/demo/types'
import { makeRandom } from '@/domain/random'

export interface DemoStoreStock {
  store_id: number
  combination_key: string
  stock: number
}

/** The stores' own share of the range: of what is sold there, most have plenty, some the last pieces, some none. */
export function makeStoreStock(
  products: readonly DemoProduct[],
  storeIds: readonly number[],
): DemoStoreStock[] {
  return products
    .filter(({ classification }) => classification === 'normal' || classification === 'bundle_physical')
    .flatMap(({ combinations }) => combinations)
    .flatMap(({ key, preorder }) => {
      if (preorder) return []
      const random = makeRandom(`store-stock:${key}`)
      return storeIds.flatMap((store_id) => {
        const stock = random.weighted([
          [random.int(4, 30), 6],
          [random.int(1, 2), 2],
          [0, 2],
        ])
        return stock > 0 ? [{ store_id, combination_key: key, stock }] : []
      })
    })
}
