import 'server-only'
import { type Profile, profileSchema } from '@/domain/account/user'
import { accountClient } from '@/lib/services/clients'
import { readDataOrNull } from '@/lib/services/read'

/** A user name as it stands in an address; null for what cannot be read as text, or holds what no name can. */
export function readUserName(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment).normalize('NFC')
    return /\p{Cc}/u.test(name) ? null : name.slice(0, 60).toLowerCase()
  } catch {
    return null
  }
}

/** A member's public profile; null for a name that no member has. */
export async function readProfile(userName: string): Promise<Profile | null> {
  const query = { filter: JSON.stringify({ user_name: userName }) }
  return readDataOrNull(accountClient.profile.$get({ query }), profileSchema)
}
