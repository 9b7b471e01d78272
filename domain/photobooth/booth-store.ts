import type { Store } from '../store/store'
import { slugify } from '../text'

/** The store of a photobooth (PHB-02); `alias` is its address below /photobooth/store. */
export interface BoothStore {
  _id: string
  alias: string
  name: string
}

export const boothStoreOf = ({ id, alias, name }: Pick<Store, 'id' | 'alias' | 'name'>): BoothStore => ({
  _id: String(id),
  alias: slugify(alias),
  name,
})

/** The store that a segment of an address names, by its alias or its id; null for none. */
export const findBoothStore = (stores: readonly BoothStore[], segment: string): BoothStore | null =>
  stores.find(({ alias }) => alias === segment) ?? stores.find(({ _id }) => _id === segment) ?? null
