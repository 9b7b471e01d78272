import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database } from '@/services/database'
import { orderFacts, orderKey } from '@/services/order'
import { carrier_reports, order_events } from '@/services/order/schema'
import { parcelApp } from '@/services/order/parcels/app'
import { shippingApp } from '@/services/shipping/app'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { type Goods, givenGoods, givenOrder, mailsOf, move } from './given-order'

useDatabase()

process.env.SHIPPING_WEBHOOK_SECRET = 'own-secret'
process.env.GHN_WEBHOOK_TOKEN = 'ghn-secret'
process.env.GHN_SHOP_ID = '885'

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

const MINUTE_MS = 60_000
const START = Date.parse('2026-11-22T08:00:00+07:00')
let count = 0

/** A report of the shop's own couriers, `minute` minutes after eight. */
async function report(
  reference: string,
  event: string,
  minute: number,
  { id = `r${++count}`, secret = 'own-secret' } = {},
) {
  const body = JSON.stringify({
    id,
    reference,
    event,
    at: new Date(START + minute * MINUTE_MS).toISOString(),
  })
  const response = await parcelApp.request('/webhooks/own', {
    method: 'POST',
    headers: { 'x-signature': createHmac('sha256', secret).update(body).digest('hex') },
    body,
  })
  const answer = (await response.json()) as { code?: string; data?: { outcome: string } }
  return { status: response.status, said: answer.data?.outcome ?? answer.code }
}

async function givenPacked() {
  const order = await givenOrder(goods)
  for (const event of ['verify', 'pack'] as const) await move(order.id, event)
  return { ...order, reference: order.reference_code }
}

const stateOf = async (id: string) => (await orderFacts(database(), id)).state
const wayOf = async (id: string) =>
  (
    await database().select().from(order_events).where(eq(order_events.order_id, id)).orderBy(order_events.id)
  ).map(({ event }) => event)

it('moves an order on its way, and keeps the reported parcel (BUY-20)', async () => {
  const { id, reference } = await givenPacked()
  for (const [minute, event] of ['ship', 'transit', 'out-for-delivery', 'deliver'].entries())
    expect(await report(reference, event, minute)).toEqual({ status: 200, said: 'moved' })
  expect(await orderFacts(database(), id)).toMatchObject({
    state: 'delivered',
    carrier: 'own',
    tracking_code: reference,
  })
})

it('takes a report once, however often and parallel it comes', async () => {
  const { id, reference } = await givenPacked()
  const same = () => report(reference, 'ship', 1, { id: 'same' })
  const said = (await Promise.all([same(), same(), same(), same()])).map((answer) => answer.said)
  expect(said.sort()).toEqual(['moved', 'repeated', 'repeated', 'repeated'])
  expect(await wayOf(id)).toEqual(['place', 'verify', 'pack', 'ship'])
  expect((await mailsOf(id)).filter(({ template }) => template === 'order-shipped')).toHaveLength(1)
})

it.each([
  [['transit'], ['ship', 'transit'], 'in_transit'],
  [['deliver'], ['ship', 'deliver'], 'delivered'],
  [['return'], ['ship', 'fail-delivery', 'return'], 'return'],
  [['ship', 'return'], ['ship', 'fail-delivery', 'return'], 'return'],
])('fills in what was left out: %j', async (events, way, state) => {
  const { id, reference } = await givenPacked()
  for (const [minute, event] of events.entries()) await report(reference, event, minute)
  expect((await wayOf(id)).slice(3)).toEqual(way)
  expect(await stateOf(id)).toBe(state)
})

it('moves nothing back by what comes late (BUY-20)', async () => {
  const { id, reference } = await givenPacked()
  await report(reference, 'fail-delivery', 30)
  expect(await report(reference, 'transit', 10)).toEqual({ status: 200, said: 'outdated' })
  expect(await stateOf(id)).toBe('undelivered')
  expect(await report(reference, 'out-for-delivery', 40)).toEqual({ status: 200, said: 'moved' })
  await report(reference, 'deliver', 60)
  expect(await report(reference, 'fail-delivery', 50)).toEqual({ status: 200, said: 'outdated' })
  expect(await report(reference, 'ship', 70)).toEqual({ status: 200, said: 'refused' })
  expect(await stateOf(id)).toBe('delivered')
})

it('notes what is of no order, or of one that is not carried', async () => {
  expect(await report('NG260716A38J8', 'ship', 1, { id: 'stray' })).toEqual({
    status: 200,
    said: 'unknown-order',
  })
  const [stray] = await database().select().from(carrier_reports).where(eq(carrier_reports.id, 'own:stray'))
  expect(stray).toMatchObject({ order_id: null, event: 'ship' })
  const { id, reference_code } = await givenOrder(goods)
  expect(await report(reference_code, 'ship', 1)).toEqual({ status: 200, said: 'refused' })
  expect(await stateOf(id)).toBe('awaiting_cod_verification')
})

it('believes only who knows the secret', async () => {
  const { id, reference } = await givenPacked()
  expect(await report(reference, 'deliver', 1, { secret: 'guessed' })).toEqual({
    status: 401,
    said: 'WEBHOOK_FORGED',
  })
  expect(await stateOf(id)).toBe('packed')
  expect((await parcelApp.request('/webhooks/pigeon', { method: 'POST' })).status).toBe(404)
})

it('lets no carrier move the parcel of another', async () => {
  const { id, reference } = await givenPacked()
  await report(reference, 'ship', 1)
  const body = {
    ...{ Type: 'switch_status', OrderCode: 'Z82BS', ClientOrderCode: reference, ShopID: 885 },
    ...{ Status: 'delivered', Time: new Date(START + MINUTE_MS * 9).toISOString() },
  }
  const answer = await call(parcelApp, 'POST', '/webhooks/ghn?token=ghn-secret', { json: body })
  expect(answer).toMatchObject({ status: 200, body: { data: { outcome: 'unknown-order' } } })
  expect(await stateOf(id)).toBe('shipped')
})

it('shows the parcel to its buyer alone', async () => {
  const { id, reference } = await givenPacked()
  const path = `/tracking/${id}?key=${orderKey(id)}`
  expect((await call(parcelApp, 'GET', path)).body.data).toEqual({
    ...{ carrier: null, carrier_name: null, tracking_code: null, tracking_url: null },
    ...{ can_track_order: false, events: [] },
  })
  await report(reference, 'transit', 1)
  expect((await call(parcelApp, 'GET', path)).body.data).toMatchObject({
    carrier: 'own',
    carrier_name: 'Nàng giao hàng',
    tracking_code: reference,
    can_track_order: true,
    events: [{ event: 'ship' }, { event: 'transit' }],
  })
  const who = await givenMember()
  expect((await call(parcelApp, 'GET', `/tracking/${id}`, { who })).status).toBe(404)
})

describe('methods', () => {
  const methods = (query: string) => call(shippingApp, 'GET', `/methods?${query}`)

  it('are priced by ward and weight', async () => {
    const { body } = await methods('province_code=79&ward_code=26740&weight=700')
    expect(body.data).toMatchObject([
      { code: 'standard', fee: 22_000, standard_fee: 22_000 },
      { code: 'express', fee: 45_000 },
      { code: 'store_pickup', fee: 0 },
    ])
    expect(body.data[0].estimate).toEqual({ from: expect.any(String), to: expect.any(String) })
  })

  it('are pickup alone while no ward is known', async () => {
    expect((await methods('weight=1')).body.data).toMatchObject([{ code: 'store_pickup' }])
  })

  it('are counted by network', async () => {
    const from = (address: string) =>
      call(shippingApp, 'GET', '/methods', { headers: { 'x-client-address': address } })
    process.env.RATE_LIMIT_FACTOR = '0.002'
    try {
      expect((await from('192.0.2.81')).status).toBe(200)
      expect(await from('192.0.2.81')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
      expect((await from('192.0.2.82')).status).toBe(200)
    } finally {
      delete process.env.RATE_LIMIT_FACTOR
    }
  })

  it('refuse what is no place and no weight', async () => {
    expect((await methods('province_code=01&ward_code=26740')).status).toBe(404)
    for (const weight of ['-1', 'x', '1e99']) expect((await methods(`weight=${weight}`)).status).toBe(400)
  })
})
