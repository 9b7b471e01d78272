import { deviceSchema, topicsSchema } from '@/domain/push/device'
import { settings } from '@/settings'
import { callerOf, requireMember } from '../account'
import { browser, UUID_PARAM } from '../browser'
import { database } from '../database'
import { body, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { changeDevice, devicesOf, saveDevice } from './devices'
import { pushLimits } from './limits'
import { noteShown } from './notices'

/** Push messages: the devices of a member, and the confirmation that one was shown. */
export const pushApp = serviceApp()
  .get('/push/devices', browser(), requireMember, async (context) =>
    context.json(
      success({
        /** '' where the shop sends no push messages */
        public_key: settings.VAPID_PUBLIC_KEY,
        devices: await devicesOf(database(), context.get('memberId')),
      }),
    ),
  )
  .put('/push/devices', browser(), requireMember, body(deviceSchema), async (context) => {
    await countAttempt(pushLimits['push-device'], `member:${context.get('memberId')}`)
    await saveDevice(context.get('session'), context.req.valid('json'))
    return context.json(success({ devices: await devicesOf(database(), context.get('memberId')) }))
  })
  .put(
    '/push/devices/:id',
    browser({ params: { id: UUID_PARAM } }),
    requireMember,
    body(topicsSchema),
    async (context) => {
      const { topics } = context.req.valid('json')
      await changeDevice(database(), context.get('memberId'), context.req.param('id'), topics)
      return context.json(success({ devices: await devicesOf(database(), context.get('memberId')) }))
    },
  )
  /** The worker confirms, with the id that only the message's devices know; the visitor may have signed out since. */
  .post(
    '/push/notices/:id/shown',
    browser({ params: { id: UUID_PARAM }, calledBy: 'worker' }),
    async (context) => {
      await countAttempt(pushLimits['push-shown'], callerOf(context).address)
      await noteShown(context.req.param('id'))
      return context.json(success({ is_noted: true }))
    },
  )

export type PushApp = typeof pushApp
