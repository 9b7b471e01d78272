import { carrierCalled, carrierInUse } from '@/services/shipping'
import { ghnAt } from './ghn-stand-in'
import { ghtkAt } from './ghtk-stand-in'
import { codeOf, destination, shipment } from './shipments'
import { given } from './stand-in'

it('keeps parcels of the own couriers under the reference', async () => {
  const own = carrierInUse()
  expect(own.name).toBe('own')
  expect(await own.create(shipment())).toEqual({ tracking_code: 'NG260716A38J8', fee: 22_000 })
  expect(await own.detail('NG260716A38J8')).toMatchObject({ event: null })
  await own.cancel('NG260716A38J8')
})

it('gives GHN the address of today by name, and what to collect', async () => {
  const ghn = await ghnAt()
  expect(await carrierInUse().create(shipment())).toEqual({ tracking_code: 'L81', fee: 31_000 })
  expect(ghn.orders.get('NG260716A38J8')?.order).toMatchObject({
    to_ward_name: 'Phường Sài Gòn',
    to_province_name: 'Thành phố Hồ Chí Minh',
    to_phone: '0912345678',
    cod_amount: 450_000,
    insurance_value: 450_000,
    payment_type_id: 1,
    service_type_id: 2,
    weight: 730,
    items: [{ name: 'Son lì', code: 'SL-01', quantity: 2, weight: 365 }],
  })
})

it('gives GHTK the address of before, weights in kilograms, and asks no fee at the door', async () => {
  const ghtk = await ghtkAt()
  expect(await carrierInUse().create(shipment())).toEqual({ tracking_code: 'S1.A1.1000', fee: 30_400 })
  const { products, order } = ghtk.orders.get('NG260716A38J8')!.body
  expect(products).toEqual([
    { name: 'Son lì', quantity: 2, price: 225_000, product_code: 'SL-01', weight: 0.365 },
  ])
  expect(order).toMatchObject({
    district: 'Quận 1',
    hamlet: 'Khác',
    pick_money: 450_000,
    is_freeship: '1',
    value: 450_000,
  })
})

describe.each([
  ['ghn', ghnAt],
  ['ghtk', ghtkAt],
] as const)('parcels of %s', (name, start) => {
  it('are made once a reference, and reported', async () => {
    const { orders } = await start()
    const carrier = carrierCalled(name)
    const first = await carrier.create(shipment())
    const again = await carrier.create(shipment())
    expect(again.tracking_code).toBe(first.tracking_code)
    expect(orders.size).toBe(1)
    expect(await carrier.detail(first.tracking_code)).toMatchObject({
      tracking_code: first.tracking_code,
      event: null,
    })
    for (const order of orders.values()) order.status = name === 'ghn' ? 'delivered' : 5
    expect(await carrier.detail(first.tracking_code)).toMatchObject({ event: 'deliver' })
  })

  it('can be cancelled until they are picked up, twice without harm', async () => {
    const { orders } = await start()
    const carrier = carrierCalled(name)
    const { tracking_code } = await carrier.create(shipment())
    await carrier.cancel(tracking_code)
    await carrier.cancel(tracking_code)
    for (const order of orders.values()) order.status = name === 'ghn' ? 'transporting' : 4
    expect(await codeOf(carrier.cancel(tracking_code))).toBe('CARRIER_REFUSED')
    expect(await codeOf(carrier.cancel('unknown'))).toBe('CARRIER_REFUSED')
    expect(await codeOf(carrier.detail('unknown'))).toBe('CARRIER_REFUSED')
  })

  it('fail by the carrier, loudly, when it is slow or down', async () => {
    const { manner, close } = await start()
    given({ CARRIER_TIMEOUT_MS: '40' })
    manner.delay = 300
    expect(await codeOf(carrierCalled(name).create(shipment()))).toBe('CARRIER_FAILED')
    await close()
    expect(await codeOf(carrierCalled(name).create(shipment()))).toBe('CARRIER_FAILED')
  })
})

it("tells a refusal by the carrier's code, never by its sentence with the recipient in it", async () => {
  await ghnAt()
  const failure = await carrierCalled('ghn')
    .create(shipment({ phone: '123' }))
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'CARRIER_REFUSED',
    status: 422,
    details: { reason: 'PHONE_INVALID' },
  })
  expect(JSON.stringify(failure) + String(failure)).not.toMatch(/Hoa|Lê Lợi/)
})

it('has GHTK refuse a ward of which nothing of before is known', async () => {
  await ghtkAt()
  const nowhere = { ...destination, old_places: [] }
  expect(await codeOf(carrierCalled('ghtk').create(shipment({ destination: nowhere })))).toBe(
    'CARRIER_REFUSED',
  )
})
