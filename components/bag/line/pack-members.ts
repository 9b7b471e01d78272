import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'

/** A member of a pack with its available combinations. */
export interface PackMember {
  product_id: number
  name: string
  image_url: string | null
  quantity: number
  /** the combination the pack comes with */
  combination_id: string
  choices: readonly { id: string; name: string; isAvailable: boolean }[]
}

const productById = (id: number) => api.catalog.v3.products[':key'].$get({ param: { key: String(id) } })

/** The members of a pack, each with its alternatives; a member with one variant has none. @throws DomainError */
export async function loadPackChoices(packId: number): Promise<PackMember[]> {
  const { pack_detail: members } = await productById(packId)
  const ids = [...new Set(members.map(({ product_id }) => product_id))]
  if (ids.length === 0) return []
  const cards = await api.catalog.v3.products.$get({
    query: listQuery({ filter: { id: { in: ids } }, limit: ids.length }),
  })
  const several = cards.filter(({ total_combinations }) => total_combinations > 1)
  const products = await Promise.all(several.map(({ id }) => productById(id)))
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
