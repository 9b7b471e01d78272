import 'server-only'
import { createHash } from 'node:crypto'
import { type Profile, profileSchema } from '@/domain/account/user'
import { cached, tags } from './cache-manifest'
import { accountClient } from './services/clients'
import { readDataOrNull } from './services/read'

/** A user name as it stands in an address; null for what cannot be read as text. */
export function readUserName(segment: string): string | null {
  try {
    return decodeURIComponent(segment).normalize('NFC').slice(0, 60).toLowerCase()
  } catch {
    return null
  }
}

/** A member as everyone may see them; null for a name nobody has. Kept for all visitors: nothing of it is private. */
export async function getProfile(userName: string): Promise<Profile | null> {
  'use cache'
  // The database names the same tag when somebody takes, leaves or changes this name (migration 0002).
  cached('minutes', tags.profile(createHash('md5').update(userName).digest('hex')))
  const query = { filter: JSON.stringify({ user_name: userName }) }
  return readDataOrNull(accountClient.profile.$get({ query }), profileSchema)
}
