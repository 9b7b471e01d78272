import { shippingChoices } from '@/services/shipping/choices'
import { ghnAt } from './ghn-stand-in'
import { destination } from './shipments'

const NOW = new Date('2026-11-27T02:00:00Z')
const FEE = '/shiip/public-api/v2/shipping-order/fee'

const standardFee = async (weight: number, ward_code: string) => {
  const parcel = { destination: { ...destination, ward_code }, weight, goods_value: 0 }
  return (await shippingChoices(parcel, NOW)).find(({ code }) => code === 'standard')?.fee
}

it('asks the carrier once for all parcels of a weight class to a ward', async () => {
  const ghn = await ghnAt()
  const fees = () => ghn.asked.filter(({ path }) => path === FEE).map(({ body }) => body.weight)
  const shown = await Promise.all([501, 730, 1_000].map((weight) => standardFee(weight, '26740')))
  expect(shown).toEqual([21_000, 21_000, 21_000])
  expect(await standardFee(600.5, '26740')).toBe(21_000)
  expect(fees()).toEqual([1_000])
  expect(await standardFee(1_001, '26740')).toBe(21_500)
  expect(await standardFee(730, '26743')).toBe(21_000)
  expect(fees()).toEqual([1_000, 1_500, 1_000])
})

it('asks again once an answer is five minutes old', async () => {
  const ghn = await ghnAt()
  await standardFee(0, '26737')
  const asked = ghn.asked.length
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  await standardFee(0, '26737')
  jest.restoreAllMocks()
  expect(ghn.asked.slice(asked).map(({ body }) => body.weight)).toContain(500)
})
