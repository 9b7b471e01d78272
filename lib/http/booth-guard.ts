import { array, number, object, string } from 'yup'
import { STORES_LIMIT } from '@/domain/constants'
import { boothStoreOf, findBoothStore } from '@/domain/photobooth/booth-store'
import { boothEntryPath, entrySegment } from '@/lib/pages/booth-address'
import { settings } from '@/settings'

const PATIENCE_MS = 5_000

const stores = object({
  data: array(
    object({ id: number().required(), alias: string().required(), name: string().required() }).required(),
  ).required(),
})

interface Address {
  pathname: string
  search: string
}

/**
 * The address of a store's photobooth by its alias, for one that names the store by its id; null for all others. In the middleware, as a
 * page that is kept cannot carry the query on. By loopback HTTP, so that the middleware's bundle holds no backend; when the service does
 * not answer, the guard of the page cache leads on.
 */
export async function boothAddressOf({ pathname, search }: Address): Promise<string | null> {
  const id = entrySegment(pathname)
  if (id === null || !/^\d{1,9}$/.test(id)) return null
  try {
    const answer = await fetch(`http://127.0.0.1:${settings.PORT}/api/pos/stores?limit=${STORES_LIMIT}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
    })
    const { data } = await stores.validate(await answer.json())
    const store = findBoothStore(data.map(boothStoreOf), id)
    return store && store.alias !== id ? boothEntryPath(store.alias) + search : null
  } catch {
    return null
  }
}
