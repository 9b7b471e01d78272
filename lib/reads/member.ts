import 'server-only'
import { cookies } from 'next/headers'
import { type User, userSchema } from '@/domain/account/user'
import { accountClient } from '@/lib/services/clients'
import { log } from '@/lib/services/embedded'
import { readData } from '@/lib/services/read'
import { readSession } from '@/lib/session/session-cookie'
import { callerHeaders } from './caller'

/**
 * The member who asks for the page with their addresses, as the browser reads them under MEMBER_KEY; null for a visitor, undefined when the
 * service cannot say now: then the browser asks.
 */
export async function getOwnMember(): Promise<User | null | undefined> {
  if (!(await readSession(await cookies()))) return null
  try {
    const query = { filter: JSON.stringify({ get_user_address: true }) }
    return await readData(accountClient.user.me.$get({ query }, await callerHeaders()), userSchema)
  } catch (error) {
    log.warn({ err: error }, 'member could not be read')
    return undefined
  }
}
