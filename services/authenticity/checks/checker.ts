import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import { callerOf, type Session } from '../../account'
import { keyedDigest } from '../../digest'
import { checks } from '../schema'

/** Who checks a code: a member, or a visitor's device. All but the member's number are keyed digests. */
export interface Checker {
  userId: number | null
  /** the member, or the device of a visitor */
  key: string
  /** null for a caller without a device */
  device: string | null
  network: string
}

const digest = (kind: string, value: string) => keyedDigest(`authenticity-${kind}`, value)

export const memberKey = (userId: number): string => digest('checker', `member:${userId}`)

/** What distinguishes a checker before it is digested. */
interface Caller {
  userId: number | null
  deviceId: string | null
  /** network address */
  address: string
}

export function checkerOfCaller({ userId, deviceId, address }: Caller): Checker {
  const device = deviceId === null ? null : digest('device', deviceId)
  const network = digest('network', address)
  const key = userId === null ? digest('checker', device ?? network) : memberKey(userId)
  return { userId, key, device, network }
}

/** The checker of a call that went through `loadSession`. */
export const checkerOf = (context: Context<{ Variables: { session: Session | null } }>): Checker =>
  checkerOfCaller({ userId: context.get('session')?.userId ?? null, ...callerOf(context) })

/** Condition for the checks that this checker may read: a member's, and those that visitors made on this device. */
export function isReadableBy({ userId, device }: Checker): SQL {
  const ofDevice = device === null ? undefined : and(eq(checks.device, device), isNull(checks.user_id))
  const ofMember = userId === null ? undefined : eq(checks.user_id, userId)
  return or(ofMember, ofDevice) ?? sql`false`
}

/** Condition for checks made by the same member or on the same device: they are no one else's. Never NULL. */
export function isMadeBy(
  { userId, key, device }: Checker,
  made: Readonly<Record<'checker' | 'user_id' | 'device', AnyPgColumn>>,
): SQL {
  const isSame = or(
    eq(made.checker, key),
    userId === null ? undefined : eq(made.user_id, userId),
    device === null ? undefined : eq(made.device, device),
  )
  return sql`coalesce(${isSame}, false)`
}
