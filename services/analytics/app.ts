import { callerOf, loadSession } from '../account'
import { browser } from '../browser'
import { database } from '../database'
import { serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { analyticsLimits } from './limits'
import { readEvents } from './read-events'
import { recordActions } from './record'

/** A visitor's id from a header of the gateway, cut to the maximum length of an id. */
const headerId = (header: string | undefined) => (header ?? '').slice(0, 64)

/** Receives tracking events (POST /user/me/actions, TRK-01), in batches, also from beacons. */
export const analyticsApp = serviceApp().post('/user/me/actions', browser(), loadSession, async (context) => {
  const batch = readEvents(await context.req.text())
  await countAttempt(analyticsLimits.action, callerOf(context).address, batch.events.length)
  const recorded = await recordActions(database(), batch, {
    userId: context.get('session')?.userId ?? null,
    deviceId: headerId(context.req.header('x-device-id')),
    sessionId: headerId(context.req.header('x-session-id')),
    platform: headerId(context.req.header('x-platform')),
  })
  return context.json(success({ recorded }))
})

export type AnalyticsApp = typeof analyticsApp
