import 'server-only'
import { log } from './services/embedded'
import { callService } from './services/transport'
import type { SessionContent } from './session-cookie'

/** Ends the session a browser had before: it does not outlive the new one, which stands either way. */
export async function endFormerSession({ token }: SessionContent): Promise<void> {
  const logout = new Request('http://account.internal/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  })
  await callService('account', logout).catch((error: unknown) =>
    log.warn({ err: error }, 'an old session was not ended'),
  )
}
