import type { Product, ProductCard } from '@/domain/catalog/product'
import { getData, listPath } from '@/lib/client/api'

/** A member of a pack with the combinations there are of it. */
export interface PackMember {
  product_id: number
  name: string
  image_url: string | null
  quantity: number
  /** the pack's own */
  combination_id: string
  choices: readonly { id: string; name: string; isAvailable: boolean }[]
}

const productCall = (id: number) => `/api/catalog/v3/products/${id}`

/** The members of a pack, each with what it can be exchanged for; a member of one kind has no choices. @throws DomainError */
export async function changeablePack(packId: number): Promise<PackMember[]> {
  const { pack_detail: members } = await getData<Product>(productCall(packId))
  const ids = [...new Set(members.map(({ product_id }) => product_id))]
  if (ids.length === 0) return []
  const cards = await getData<ProductCard[]>(
    listPath('catalog/v3/products', { filter: { id: { in: ids } }, limit: ids.length }),
  )
  const several = cards.filter(({ total_combinations }) => total_combinations > 1)
  const products = await Promise.all(several.map(({ id }) => getData<Product>(productCall(id))))
  const combinationsOf = (id: number) => products.find((product) => product.id === id)?.combinations ?? []
  return members.map(({ product_id, name, image_url, quantity, combination_id }) => ({
    product_id,
    name,
    image_url,
    quantity,
    combination_id,
    choices: combinationsOf(product_id).map(({ _id, tracker_combination_name, is_available }) => ({
      id: _id,
      name: tracker_combination_name,
      isAvailable: is_available,
    })),
  }))
}
