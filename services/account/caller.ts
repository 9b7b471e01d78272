import type { Context } from 'hono'
import { networkOf } from '../network'
import type { Caller } from './audit'

/** The caller as the gateway names it: the visitor's network address and device. */
export const callerOf = (context: Context): Caller => ({
  address: networkOf(context.req.header('x-client-address') ?? 'unknown'),
  deviceId: context.req.header('x-device-id') ?? null,
})
