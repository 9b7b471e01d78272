import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { given, httpProvider } from '../message/stand-ins'
import { givenGoods, givenOrder, move } from '../order/given-order'
import { forgetPush, givenDevice, notices, sentMails, VAPID } from './given-device'

/** Which news of an order are push messages, and which are mails all the same (docs/decisions/0084). */

useDatabase()
beforeEach(forgetPush)

it('pushes where an order is, and mails what was bought and paid', async () => {
  const { url } = await httpProvider({ status: 201 })
  given({ ...VAPID, PUSH_SERVICES: new URL(url).origin })
  const who = await givenMember()
  await givenDevice(who, new URL(url).origin, ['order'])
  const order = await givenOrder(await givenGoods(10), { user_id: who.id, payment_method: 'momo' })
  for (const event of ['pay', 'verify', 'pick', 'pack', 'ship', 'transit', 'deliver'] as const)
    await move(order.id, event)
  const mails = await sentMails()
  expect(mails).toEqual(expect.arrayContaining(['order-placed', 'order-paid']))
  expect(mails).not.toEqual(expect.arrayContaining(['order-shipped']))
  expect((await notices()).map(({ topic, title, path }) => [topic, title, path])).toEqual([
    ['order', 'Đơn hàng đang trên đường đến bạn', `/my-orders?order=${order.id}`],
    ['order', 'Đơn hàng đã giao đến bạn', `/my-orders?order=${order.id}`],
  ])
})
