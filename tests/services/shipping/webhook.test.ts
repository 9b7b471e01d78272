import { createHmac } from 'node:crypto'
import { readCarrierWebhook } from '@/services/shipping'
import { given } from './stand-in'

beforeEach(() =>
  given({
    GHN_WEBHOOK_TOKEN: 'ghn-secret',
    GHN_SHOP_ID: '885',
    GHTK_WEBHOOK_HASH: 'ghtk-secret',
    SHIPPING_WEBHOOK_SECRET: 'own-secret',
  }),
)

const GHN = {
  Type: 'Switch_status',
  OrderCode: 'Z82BS',
  ClientOrderCode: 'NG260716A38J8',
  ShopID: 885,
  Status: 'delivering',
  Time: '2026-07-17T03:52:50.158Z',
}
const ghn = (changes: object = {}, token = 'ghn-secret') =>
  readCarrierWebhook('ghn', {
    headers: new Headers(),
    query: new URLSearchParams({ token }),
    body: JSON.stringify({ ...GHN, ...changes }),
  })

const GHTK = 'label_id=S1.A1.17&partner_id=NG260716A38J8&action_time=2026-07-17T12:18:39+07:00&status_id='
const ghtk = (status: string, hash = 'ghtk-secret') =>
  readCarrierWebhook('ghtk', {
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
    query: new URLSearchParams({ hash }),
    body: `${GHTK}${status}`,
  })

const OWN = { id: '7', reference: 'NG260716A38J8', event: 'ship', at: '2026-07-17T12:00:00+07:00' }
const own = (changes: object = {}, signature?: string) => {
  const body = JSON.stringify({ ...OWN, ...changes })
  const signed = createHmac('sha256', 'own-secret').update(body).digest('hex')
  return readCarrierWebhook('own', {
    headers: new Headers({ 'x-signature': signature ?? signed }),
    query: new URLSearchParams(),
    body,
  })
}

const codeOf = (doing: () => unknown) => {
  try {
    doing()
    return 'no failure'
  } catch (error) {
    return Reflect.get(Object(error), 'code')
  }
}

it('reads an event with its reference and instant (BUY-20)', () => {
  const expected = { reference: 'NG260716A38J8', event: 'out-for-delivery' }
  expect(ghn()).toEqual({
    event: {
      ...expected,
      id: 'ghn:Z82BS:delivering:1784260370158',
      carrier: 'ghn',
      tracking_code: 'Z82BS',
      at: new Date('2026-07-17T03:52:50.158Z'),
    },
  })
  expect(ghtk('4')).toMatchObject({
    event: { ...expected, tracking_code: 'S1.A1.17', at: new Date('2026-07-17T05:18:39Z') },
  })
  expect(own({ event: 'out-for-delivery' })).toMatchObject({ event: { ...expected, id: 'own:7' } })
})

it('reads JSON of GHTK, an encoded plus sign, and an instant without a zone, alike', () => {
  const read = (contentType: string, body: string) =>
    readCarrierWebhook('ghtk', {
      headers: new Headers({ 'content-type': contentType }),
      query: new URLSearchParams({ hash: 'ghtk-secret' }),
      body,
    })
  const report = { label_id: 'S1.A1.17', partner_id: 'NG260716A38J8', status_id: 4 }
  const same = ghtk('4')
  expect(
    read('application/json', JSON.stringify({ ...report, action_time: '2026-07-17T12:18:39+07:00' })),
  ).toEqual(same)
  expect(read('application/json', JSON.stringify({ ...report, action_time: '2026-07-17 12:18:39' }))).toEqual(
    same,
  )
  expect(read('application/x-www-form-urlencoded', `${GHTK}4`.replace('+', '%2B'))).toEqual(same)
})

it.each([
  ['picked', 'ship'],
  ['storing', 'transit'],
  ['transporting', 'transit'],
  ['sorting', 'transit'],
  ['delivering', 'out-for-delivery'],
  ['delivered', 'deliver'],
  ['delivery_fail', 'fail-delivery'],
  ['returned', 'return'],
])('GHN %s is %s', (Status, event) => expect(ghn({ Status })).toMatchObject({ event: { event } }))

it.each([
  ['3', 'ship'],
  ['4', 'out-for-delivery'],
  ['5', 'deliver'],
  ['9', 'fail-delivery'],
  ['21', 'return'],
])('GHTK %s is %s', (status, event) => expect(ghtk(status)).toMatchObject({ event: { event } }))

it('leaves out what moves no order, with a word', () => {
  expect(ghn({ Status: 'ready_to_pick' })).toEqual({ ignored: 'not picked up yet' })
  expect(ghn({ Status: 'returning' })).toEqual({ ignored: 'on its way back' })
  expect(ghn({ Status: 'lost' })).toEqual({ ignored: 'for staff to look at' })
  expect(ghn({ Status: 'teleported' })).toEqual({ ignored: 'unknown state' })
  expect(ghn({ Status: 'constructor' })).toEqual({ ignored: 'unknown state' })
  expect(ghn({ Type: 'Update_weight', Status: 'delivered' })).toEqual({ ignored: 'no change of state' })
  expect(ghn({ ShopID: 886 })).toEqual({ ignored: 'another shop' })
  expect(ghtk('45')).toEqual({ ignored: 'reported by the courier' })
  expect(ghtk('6')).toEqual({ ignored: 'settled' })
  expect(ghtk('777')).toEqual({ ignored: 'unknown state' })
  expect(ghtk('5&return_part_package=1')).toEqual({ ignored: 'delivered in part' })
  expect(own({ event: 'refund' })).toEqual({ ignored: 'unknown state' })
})

it('takes nothing that is not verified', () => {
  expect(codeOf(() => ghn({}, 'wrong'))).toBe('WEBHOOK_FORGED')
  expect(codeOf(() => ghn({}, ''))).toBe('WEBHOOK_FORGED')
  expect(codeOf(() => ghtk('5', 'ghtk-secret '))).toBe('WEBHOOK_FORGED')
  expect(codeOf(() => own({}, 'f'.repeat(64)))).toBe('WEBHOOK_FORGED')
  const signedElsewhere = createHmac('sha256', 'own-secret').update(JSON.stringify(OWN)).digest('hex')
  expect(codeOf(() => own({ event: 'deliver' }, signedElsewhere))).toBe('WEBHOOK_FORGED')
})

it('takes nothing while no secret is set', () => {
  given({ GHN_WEBHOOK_TOKEN: '', GHTK_WEBHOOK_HASH: '', SHIPPING_WEBHOOK_SECRET: '' })
  expect(codeOf(() => ghn({}, ''))).toBe('WEBHOOK_FORGED')
  expect(codeOf(() => ghtk('5', ''))).toBe('WEBHOOK_FORGED')
  for (const key of ['', 'none']) {
    const body = JSON.stringify(OWN)
    const empty = createHmac('sha256', key).update(body).digest('hex')
    expect(codeOf(() => own({}, empty))).toBe('WEBHOOK_FORGED')
  }
})

it.each([
  ['no code', { OrderCode: '' }],
  ['no instant', { Time: 'yesterday' }],
  ['a state that is no text', { Status: { $ne: '' } }],
])('refuses a report with %s', (_, changes) => {
  expect(codeOf(() => ghn(changes))).toBe('BAD_REQUEST')
})

it('names a report alike each time it is sent, and another state otherwise', () => {
  const idOf = (taken: ReturnType<typeof ghn>) => ('event' in taken ? taken.event.id : taken.ignored)
  expect(idOf(ghn())).toBe(idOf(ghn({ Warehouse: 'Hà Nội', Type: 'switch_status' })))
  expect(idOf(ghtk('4'))).toBe(idOf(ghtk('4')))
  const ids = [ghn(), ghn({ Status: 'delivered' }), ghn({ Time: '2026-07-18T03:52:50Z' }), ghtk('5'), own()]
  expect(new Set(ids.map(idOf)).size).toBe(5)
})

it('keeps the parcel when the reference is not repeated', () => {
  expect(ghn({ ClientOrderCode: '' })).toMatchObject({ event: { reference: null, tracking_code: 'Z82BS' } })
})
