import { CacheExpiration, ExpirationPlugin } from 'serwist'

interface Bounds {
  maxEntries: number
  maxAgeSeconds: number
}

/** Entries are found by their address alone, also pictures that vary with the formats a browser shows. */
const matchOptions = { ignoreVary: true }

/** A cache bounded in number and age: for the answers of a strategy (`plugin`), and for what is put without one. */
export function boundedCache(cacheName: string, bounds: Bounds) {
  const expiration = new CacheExpiration(cacheName, { ...bounds, matchOptions })
  return {
    plugin: new ExpirationPlugin({ ...bounds, matchOptions, purgeOnQuotaError: true }),
    async put(address: string, answer: Response): Promise<void> {
      await (await caches.open(cacheName)).put(address, answer)
      await expiration.updateTimestamp(address)
      await expiration.expireEntries()
    },
  }
}
