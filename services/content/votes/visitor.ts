import type { Context } from 'hono'
import { badRequest } from '@/domain/error'
import { callerOf, type Session } from '../../account'
import { keyedDigest } from '../../digest'

/** Who votes or reads: a member, or a visitor's device. */
export interface Visitor {
  userId: number | null
  /** a digest of the device; null when the caller has none */
  device: string | null
}

/** Devices are kept as digests: a row names no visitor. */
export function visitorOf(context: Context<{ Variables: { session: Session | null } }>): Visitor {
  const { deviceId } = callerOf(context)
  return {
    userId: context.get('session')?.userId ?? null,
    device: deviceId === null ? null : `device:${keyedDigest('help', deviceId)}`,
  }
}

/** The key of a visitor's own vote or view. @throws BAD_REQUEST without a device */
export function keyOf({ userId, device }: Visitor): string {
  if (userId !== null) return `user:${userId}`
  if (device === null) throw badRequest('the call names no device')
  return device
}
