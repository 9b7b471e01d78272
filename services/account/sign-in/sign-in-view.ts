import { database } from '../../database'
import { userView } from '../members/user-view'
import type { UserRow } from '../members/users'

/**
 * The answer of a call that signs in: the member, and within them the bearer token (`clients.dashboard.token`, ACC-07). The gateway
 * takes the token out before anything reaches a browser.
 */
export async function signInView({ member, token }: { member: UserRow; token?: string | undefined }) {
  const user = await userView(database(), member, true)
  return { user: token === undefined ? user : { ...user, clients: { dashboard: { token } } } }
}
