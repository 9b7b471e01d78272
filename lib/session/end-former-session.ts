import 'server-only'
import { accountClient } from '@/lib/services/clients'
import { log } from '@/lib/services/embedded'
import type { SessionContent } from './session-cookie'

/** Ends the session a browser had before a new sign-in; a failure does not affect the new session. */
export async function endFormerSession({ token }: SessionContent): Promise<void> {
  const logout = accountClient.auth.logout.$get(undefined, { headers: { authorization: `Bearer ${token}` } })
  await logout.catch((error: unknown) => log.warn({ err: error }, 'an old session was not ended'))
}
