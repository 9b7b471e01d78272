import { REMOTE_WARDS, SHIPPING_ZONES, zoneOf } from '@/domain/shipping/zones'
import { provinces, wardsOf } from '@/services/account/addresses/regions'
import { atlas } from '@/services/account/addresses/region-data'
import { isCarrier, byLikelihood } from '@/services/shipping'

it('names remote wards as they are called', async () => {
  for (const [province, names] of REMOTE_WARDS) {
    const real = (await wardsOf(province))?.map(({ name }) => name) ?? []
    expect(names.filter((name) => !real.includes(name))).toEqual([])
  }
})

it('has a zone for each ward of the country, most of them no far island', async () => {
  const counts = Object.fromEntries(SHIPPING_ZONES.map((zone) => [zone, 0]))
  for (const { code: province_code } of await provinces()) {
    for (const { code: ward_code, name: ward } of (await wardsOf(province_code)) ?? [])
      counts[zoneOf({ province_code, ward_code, ward })]! += 1
  }
  expect(counts.inner_city).toBeGreaterThan(100)
  expect(counts.inner_city).toBeLessThan(160)
  expect(counts.remote).toBeGreaterThan(13)
  expect(counts.remote).toBeLessThan(60)
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(3_321)
})

it('puts the old places of the district the buyer named first', async () => {
  const { oldAddresses } = await atlas()
  const hongHa = oldAddresses.filter(({ ward }) => ward.code === '00097')
  const districts = (district: string | null) => byLikelihood(hongHa, district).map((place) => place.district)
  expect(districts('tây hồ')[0]).toBe('Quận Tây Hồ')
  expect(districts('Q. Ba Đình')[0]).toBe('Quận Ba Đình')
  expect(districts('Quận 12')).toEqual(districts(null))
  expect(districts(null)).toHaveLength(hongHa.length)
})

it('knows its carriers by name', () => {
  expect(['own', 'ghn', 'ghtk', 'pigeon', 'constructor'].filter(isCarrier)).toEqual(['own', 'ghn', 'ghtk'])
})
