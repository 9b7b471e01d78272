import 'server-only'
import { createHash } from 'node:crypto'
import type { Profile } from '@/domain/account/user'
import { cached, tags } from '@/lib/cache-manifest'
import { readProfile } from './profile-reads'

/** A member as everyone may see them; null for a name nobody has. Kept for all visitors: nothing of it is private. */
export async function getProfile(userName: string): Promise<Profile | null> {
  'use cache'
  // The database names the same tag when somebody takes, leaves or changes this name (migration 0002).
  cached('minutes', tags.profile(createHash('md5').update(userName).digest('hex')))
  return readProfile(userName)
}
