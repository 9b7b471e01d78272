import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { type User, userSchema } from '@/domain/account/user'
import { DomainError } from '@/domain/error'
import { loginPath } from '@/lib/pages/routes'
import { accountClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'
import { readSession } from './session-cookie'

/** The signed-in member; null for a visitor, and for a session that has ended elsewhere. */
export async function currentMember(): Promise<User | null> {
  const session = await readSession(await cookies())
  if (!session) return null
  const answer = accountClient.user.me.$get(
    { query: {} },
    { headers: { authorization: `Bearer ${session.token}` } },
  )
  try {
    return await readData(answer, userSchema)
  } catch (error) {
    if (error instanceof DomainError && error.status === 401) return null
    throw error
  }
}

/** For members-only pages: the member, or a redirect to the login (DEC-11). `path` is where sign-in returns to. */
export async function requireMember(path: string): Promise<User> {
  return (await currentMember()) ?? redirect(loginPath(path))
}
