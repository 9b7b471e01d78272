import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { badRequest } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import { loadLiveSession, type Session } from '../account'
import { database } from '../database'
import { mergeGuestCart } from './lines/merge-guest-cart'
import type { CartOwner } from './cart-owner'

type Variables = { Variables: { session: Session | null; owner: CartOwner } }

const withDevice = createMiddleware<Variables>(async (context, next) => {
  const header = context.req.header('x-device-id') ?? ''
  const owner: CartOwner = {
    memberId: context.get('session')?.userId ?? null,
    deviceId: isUuid(header) ? header.toLowerCase() : '',
  }
  if (owner.memberId === null && owner.deviceId === '') throw badRequest('the device is not named')
  await mergeGuestCart(database(), owner)
  context.set('owner', owner)
  await next()
})

/**
 * Resolves the cart's owner: the member who is signed in, else the visitor's device. The first call of a member from a
 * device merges that device's cart into theirs. @throws BAD_REQUEST for a visitor whose device is not known, UNAUTHENTICATED for a member
 * whose session has ended
 */
export const resolveCartOwner: MiddlewareHandler<Variables> = every(loadLiveSession, withDevice)
