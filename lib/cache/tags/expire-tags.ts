import 'server-only'
import { revalidateTag } from 'next/cache'
import { noteStaleTags } from '@/lib/services/embedded'
import { hostsOf } from '@/lib/services/hosts'
import { shopCache } from '../shop-cache.js'

/**
 * Expires everything with these tags: here at once, in the shop's other processes as they read the log. Resolves when the expiry would
 * survive a restart. Must be called while a request is answered. `source` is the database whose log named the tags, if any.
 * @throws when the expiry cannot be written; the sender then sends it again.
 */
export async function expireTags(tags: readonly string[], source: string | undefined): Promise<void> {
  if (process.env.NODE_ENV !== 'production') {
    // The development server has its own cache.
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return
  }
  await shopCache().expire(tags)
  if (hostsOf('catalog').length === 0) await noteStaleTags(tags, source)
}
