import { atlas } from '@/services/account/addresses/region-data'
import regions from '@/services/account/addresses/regions.json'

const collator = new Intl.Collator('vi', { numeric: true })
const isSorted = (names: readonly string[]) =>
  names.every((name, place) => place === 0 || collator.compare(names[place - 1] ?? '', name) <= 0)

describe('the provinces and wards of Vietnam', () => {
  it('have a source and a date', () => {
    expect(regions.source).toContain('MIT')
    expect(regions.basis).toContain('202/2025/QH15')
    for (const day of [regions.as_of, regions.taken_on])
      expect(day).toBe(new Date(day).toISOString().slice(0, 10))
    expect(regions.as_of <= regions.taken_on).toBe(true)
  })

  it('are the 34 provinces and 3.321 wards of the reform, each once, with the codes of the statistics office', async () => {
    const { provinces, wards } = await atlas()
    expect(provinces).toHaveLength(34)
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(34)
    const all = [...wards.values()].flat()
    expect(all).toHaveLength(3_321)
    expect(new Set(all.map(({ code }) => code)).size).toBe(3_321)
    expect(provinces.every(({ code }) => /^\d{2}$/.test(code))).toBe(true)
    expect(all.every(({ code }) => /^\d{5}$/.test(code))).toBe(true)
    expect([...wards.values()].every((list) => list.length > 0)).toBe(true)
  })

  it('are sorted as they are shown: six cities first, then by name', async () => {
    const { provinces, wards } = await atlas()
    const names = provinces.map(({ name }) => name)
    expect(names.slice(0, 6).map((name) => name.replace('Thành phố ', ''))).toEqual([
      'Hà Nội',
      'Hồ Chí Minh',
      'Hải Phòng',
      'Đà Nẵng',
      'Cần Thơ',
      'Huế',
    ])
    expect(isSorted(names.slice(6))).toBe(true)
    for (const list of wards.values()) expect(isSorted(list.map(({ name }) => name))).toBe(true)
  })

  it('are written in composed letters with single spaces', () => {
    for (const line of [...regions.provinces, ...regions.wards, ...regions.old_wards])
      expect(line).toBe(line.normalize('NFC').replace(/\s+/g, ' ').trim())
  })

  it('include the former wards of nearly every ward', async () => {
    const { wards, oldAddresses } = await atlas()
    expect(oldAddresses).toHaveLength(10_832)
    const merged = new Set(oldAddresses.map(({ ward }) => ward.code))
    const unmerged = [...wards.values()].flat().filter(({ code }) => !merged.has(code))
    expect(unmerged.length).toBeLessThan(100)
    expect(oldAddresses).toContainEqual({
      old: { ward: 'Phường 12', district: 'Quận Gò Vấp', province: 'Thành phố Hồ Chí Minh' },
      province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
      ward: { code: '26882', name: 'Phường An Hội Tây' },
    })
  })
})
