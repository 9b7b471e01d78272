import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { badRequest } from '@/domain/error'
import { knowMember, type Session } from '../account'
import { database } from '../database'
import { mergeDeviceBag } from './lines/merge-guest-cart'
import type { Who } from './cart-owner'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Variables = { Variables: { session: Session | null; who: Who } }

const withDevice = createMiddleware<Variables>(async (context, next) => {
  const header = context.req.header('x-device-id') ?? ''
  const who: Who = {
    memberId: context.get('session')?.userId ?? null,
    deviceId: UUID.test(header) ? header.toLowerCase() : '',
  }
  if (who.memberId === null && who.deviceId === '') throw badRequest('the device is not named')
  await mergeDeviceBag(database(), who)
  context.set('who', who)
  await next()
})

/**
 * Finds out whose bag is meant: that of the member who is signed in, else of the visitor's device. The first call of a member from a
 * device pours that device's bag into theirs. @throws BAD_REQUEST for a visitor whose device is not known
 */
export const knowWho: MiddlewareHandler<Variables> = every(knowMember, withDevice)
