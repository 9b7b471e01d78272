import 'server-only'
import { createHash } from 'node:crypto'
import type { Profile } from '@/domain/account/user'
import { cached, tags } from '@/lib/cache-manifest'
import { readProfile } from '@/lib/reads/profile-reads'

/** A member's public profile; null for a name that no member has. Cached for all visitors: nothing in it is private. */
export async function getProfile(userName: string): Promise<Profile | null> {
  'use cache'
  // The database marks the same tag stale when a member takes, gives up or changes this name (services/account/sql).
  cached('minutes', tags.profile(createHash('md5').update(userName).digest('hex')))
  return readProfile(userName)
}
