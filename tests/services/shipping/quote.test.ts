import { quoteFee } from '@/services/shipping'
import { ghnAt } from './ghn-stand-in'
import { ghtkAt } from './ghtk-stand-in'
import { shipment, destination } from './shipments'
import { given } from './stand-in'

const TABLE = 22_000
const tableFor = (carrier: string, reason: string) => ({
  fee: TABLE,
  standard_fee: TABLE,
  source: 'own',
  fallback: { carrier, reason },
})
const FEE_OF_GHN = '/shiip/public-api/v2/shipping-order/fee'
const FEE_OF_GHTK = '/services/shipment/fee'

it('takes the fee of the table when no carrier is set', async () => {
  expect(await quoteFee('standard', shipment())).toEqual({
    fee: TABLE,
    standard_fee: TABLE,
    source: 'own',
    fallback: null,
  })
})

it("asks GHN by the ids of the old district and ward, and keeps GHN's lists", async () => {
  const ghn = await ghnAt()
  const first = await quoteFee('standard', shipment())
  expect(first).toEqual({ fee: 20_730, standard_fee: 20_730, source: 'ghn', fallback: null })
  expect(ghn.asked.find(({ path }) => path === FEE_OF_GHN)?.body).toMatchObject({
    from_district_id: 1454,
    to_district_id: 1442,
    to_ward_code: '20101',
    service_id: 53_320,
    weight: 730,
    insurance_value: 450_000,
  })
  expect(ghn.asked).toHaveLength(5)
  await quoteFee('standard', shipment({ weight: 25_000 }))
  expect(ghn.asked).toHaveLength(7)
  expect(ghn.asked.at(-1)?.body).toMatchObject({ service_id: 100_039, service_type_id: 5 })
})

it('tries the next place when GHN does not know the first, and tells towns from districts of one name', async () => {
  const ghn = await ghnAt()
  const unknown = { ward: 'Phường 99', district: 'Quận 1', province: 'Thành phố Hồ Chí Minh' }
  const old = [unknown, { ward: 'Phường 1', district: 'Quận 3', province: 'Thành phố Hồ Chí Minh' }]
  await quoteFee('standard', shipment({ destination: { ...destination, old_places: old } }))
  expect(ghn.asked.at(-1)?.body).toMatchObject({ to_district_id: 1444, to_ward_code: '20301' })
  const kyAnh = { ward: 'Xã Kỳ Xuân', district: 'Huyện Kỳ Anh', province: 'Tỉnh Bình Dương' }
  await quoteFee('standard', shipment({ destination: { ...destination, old_places: [kyAnh] } }))
  expect(ghn.asked.at(-1)?.body).toMatchObject({ to_district_id: 1542 })
})

it('asks GHTK in words', async () => {
  const ghtk = await ghtkAt()
  expect(await quoteFee('standard', shipment())).toMatchObject({ fee: 22_730, source: 'ghtk' })
  const [asked] = ghtk.asked
  expect(Object.fromEntries(asked!.query)).toMatchObject({
    pick_district: 'Quận 1',
    province: 'Thành phố Hồ Chí Minh',
    district: 'Quận 1',
    ward: 'Phường Bến Nghé',
    weight: '730',
    value: '450000',
  })
  expect(asked!.headers['x-client-source']).toBe('S308157')
})

it('prices express and pickup by the table, with any carrier', async () => {
  const ghn = await ghnAt()
  expect(await quoteFee('express', shipment())).toMatchObject({
    fee: 45_000,
    standard_fee: TABLE,
    source: 'own',
  })
  expect(await quoteFee('store_pickup', shipment())).toMatchObject({ fee: 0, standard_fee: 0 })
  expect(await quoteFee('express', shipment({ weight: 11_000 }))).toBeNull()
  expect(ghn.asked).toEqual([])
})

describe.each([
  ['ghn', ghnAt, FEE_OF_GHN],
  ['ghtk', ghtkAt, FEE_OF_GHTK],
] as const)('%s stands not in the way of a checkout', (name, start, feePath) => {
  it('when it is slow', async () => {
    const carrier = await start()
    given({ SHIPPING_QUOTE_TIMEOUT_MS: '60' })
    carrier.manner.delay = 5_000
    const begun = Date.now()
    expect(await quoteFee('standard', shipment())).toEqual(tableFor(name, 'CARRIER_TIMEOUT'))
    expect(Date.now() - begun).toBeLessThan(4_000)
  })

  it('when it is down', async () => {
    await (await start()).close()
    expect(await quoteFee('standard', shipment())).toEqual(tableFor(name, 'CARRIER_FAILED'))
  })

  it('when it is not set up, or the keys are wrong', async () => {
    await start()
    given({ GHN_TOKEN: 'old', GHTK_TOKEN: 'old' })
    expect(await quoteFee('standard', shipment())).toEqual(tableFor(name, 'CARRIER_FAILED'))
    given({ GHN_TOKEN: '', GHTK_TOKEN: '' })
    expect(await quoteFee('standard', shipment())).toEqual(tableFor(name, 'CARRIER_OFF'))
  })

  it('when the ward was made of nothing known', async () => {
    await start()
    const nowhere = { ...destination, old_places: [] }
    expect(await quoteFee('standard', shipment({ destination: nowhere }))).toEqual(
      tableFor(name, 'CARRIER_REFUSED'),
    )
  })

  it.each([
    ['a page of HTML', { body: '<html>502</html>' }],
    ['nothing', { body: '' }],
    ['an outage', { status: 503, body: { code: 503 } }],
    ['a redirect', { status: 302, body: '' }],
    ['a fee below nothing', { body: { code: 200, data: { total: -1 }, success: true, fee: { fee: -1 } } }],
    ['a fee in halves', { body: { code: 200, data: { total: 0.5 }, success: true, fee: { fee: 0.5 } } }],
    ['a fee in words', { body: { code: 200, data: { total: 'free' }, success: true, fee: { fee: 'free' } } }],
    ['a fee beyond reason', { body: { code: 200, data: { total: 9e9 }, success: true, fee: { fee: 9e9 } } }],
    ['another shape', { body: { code: 200, data: [1], success: true, fee: [1] } }],
  ])('when it answers %s', async (_, answer) => {
    const carrier = await start()
    carrier.manner.answers[feePath] = answer
    expect(await quoteFee('standard', shipment())).toEqual(tableFor(name, 'CARRIER_FAILED'))
  })
})

it('takes the table where GHTK does not deliver', async () => {
  const ghtk = await ghtkAt()
  ghtk.manner.answers[FEE_OF_GHTK] = { body: { success: true, fee: { fee: 22_000, delivery: false } } }
  expect(await quoteFee('standard', shipment())).toEqual(tableFor('ghtk', 'CARRIER_REFUSED'))
})
