import type { Region } from '@/domain/account/address'
import type { OldAddress } from '@/domain/account/old-address'

interface Atlas {
  /** the six large cities first, then by name */
  provinces: readonly Region[]
  /** by code of the province, each list by name */
  wards: ReadonlyMap<string, readonly Region[]>
  /** what the wards of today were made of; some wards have no such entry */
  oldAddresses: readonly OldAddress[]
}

/** @throws for a line with fewer fields than named, or an empty one among them */
function fieldsOf(line: string, count: number): string[] {
  const fields = line.split('|')
  if (fields.length !== count || fields.includes('')) throw new Error(`not a line of regions.json: ${line}`)
  return fields
}

/** Provinces and wards after the reform of 2025, as regions.json lists them: fields of a line are parted by '|', lines are in order. */
async function load(): Promise<Atlas> {
  const { default: lists } = await import('./regions.json')
  const provinces = lists.provinces.map((line): Region => {
    const [code = '', name = ''] = fieldsOf(line, 2)
    return { code, name }
  })
  const wards = new Map<string, Region[]>(provinces.map(({ code }) => [code, []]))
  const places = new Map<string, Pick<OldAddress, 'province' | 'ward'>>()
  for (const line of lists.wards) {
    const [code = '', provinceCode, name = ''] = fieldsOf(line, 3)
    const province = provinces.find((each) => each.code === provinceCode)
    if (!province) throw new Error(`a ward of an unknown province: ${line}`)
    wards.get(province.code)?.push({ code, name })
    places.set(code, { province, ward: { code, name } })
  }
  const oldAddresses = lists.old_wards.map((line): OldAddress => {
    const [code = '', ward = '', district = '', province = ''] = fieldsOf(line, 4)
    const place = places.get(code)
    if (!place) throw new Error(`an old ward of an unknown one: ${line}`)
    return { old: { ward, district, province }, ...place }
  })
  return { provinces, wards, oldAddresses }
}

let loading: Promise<Atlas> | undefined

/** Loaded on first use, once. */
export const atlas = (): Promise<Atlas> => (loading ??= load())
