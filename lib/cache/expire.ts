import 'server-only'
import { noteStaleTags } from '../services/embedded'
import { hostsOf } from '../services/hosts'
import { shopCache } from './shop-cache.js'

/**
 * Makes everything with these tags be made again: here at once, in the shop's other processes as they read the log. Resolves when a
 * restart would know of it too. @throws when that cannot be noted; the sender then sends it again.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  await shopCache().expire(tags)
  if (hostsOf('catalog').length === 0) await noteStaleTags(tags)
}
