import 'server-only'
import { type Profile, profileSchema } from '@/domain/account/user'
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

/** A member as everyone may see them; null for a name nobody has. */
export async function readProfile(userName: string): Promise<Profile | null> {
  const query = { filter: JSON.stringify({ user_name: userName }) }
  return readDataOrNull(accountClient.profile.$get({ query }), profileSchema)
}
