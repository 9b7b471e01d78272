import { findWard, provinces, searchOldAddresses, wardsOf } from '@/services/account/addresses/regions'

it('knows the 34 provinces of today, the large cities first, then by name', async () => {
  const names = (await provinces()).map(({ name }) => name)
  expect(names).toHaveLength(34)
  expect(names.slice(0, 9)).toEqual([
    'Thành phố Hà Nội',
    'Thành phố Hồ Chí Minh',
    'Thành phố Hải Phòng',
    'Thành phố Đà Nẵng',
    'Thành phố Cần Thơ',
    'Thành phố Huế',
    'An Giang',
    'Bắc Ninh',
    'Cà Mau',
  ])
  // Đ comes after D, as in a Vietnamese dictionary.
  expect(names.indexOf('Đắk Lắk')).toBeLessThan(names.indexOf('Gia Lai'))
})

it('knows the wards of each, 3.321 in all, in composed form', async () => {
  const all = await Promise.all((await provinces()).map(({ code }) => wardsOf(code)))
  const wards = all.flatMap((list) => list ?? [])
  expect(wards).toHaveLength(3_321)
  expect(new Set(wards.map(({ code }) => code)).size).toBe(3_321)
  expect(wards.filter(({ name }) => name !== name.normalize('NFC') || /\s\s|^\s|\s$/.test(name))).toEqual([])
  expect(await wardsOf('99')).toBeNull()
})

it('finds a ward only in its own province', async () => {
  expect(await findWard('79', '26740')).toMatchObject({
    province: { name: 'Thành phố Hồ Chí Minh' },
    ward: { name: 'Phường Sài Gòn' },
  })
  expect(await findWard('01', '26740')).toBeNull()
  expect(await findWard('79', '00000')).toBeNull()
})

const found = async (names: { province?: string; district?: string; ward: string }) =>
  (await searchOldAddresses(names, 20)).map(({ old, ward }) => `${old.ward}, ${old.district} → ${ward.name}`)

it.each([
  [{ district: 'Quận Gò Vấp', ward: 'Phường 1' }, 'Phường 1, Quận Gò Vấp → Phường Hạnh Thông'],
  [{ district: 'go vap', ward: 'p.01' }, 'Phường 1, Quận Gò Vấp → Phường Hạnh Thông'],
  [{ district: 'Q3', ward: '1' }, 'Phường 1, Quận 3 → Phường Bàn Cờ'],
  [{ district: 'TP Thủ Đức', ward: 'Thảo Điền' }, 'Phường Thảo Điền, Thành phố Thủ Đức → Phường An Khánh'],
  [{ district: '', ward: 'Niệm Nghĩa' }, 'Phường Niệm Nghĩa, Quận Lê Chân → Phường An Biên'],
])('leads %j to its ward of today', async (names, first) => {
  expect((await found(names))[0]).toBe(first)
})

it("does not take 'Phường 12' for 'Phường 1'", async () => {
  const wards = (await searchOldAddresses({ district: 'Gò Vấp', ward: 'Phường 1' }, 20)).map(
    ({ old }) => old.ward,
  )
  expect(new Set(wards)).toEqual(new Set(['Phường 1']))
})

it('offers each part of a ward that was divided', async () => {
  expect(await found({ district: 'Gò Vấp', ward: 'Phường 13' })).toEqual(
    expect.arrayContaining([
      'Phường 13, Quận Gò Vấp → Phường An Hội Tây',
      'Phường 13, Quận Gò Vấp → Phường An Hội Đông',
    ]),
  )
})

it('finds nothing for names there never were, and nothing for none', async () => {
  expect(await found({ district: 'Gò Vấp', ward: 'Hogwarts' })).toEqual([])
  expect(await found({ district: ' ', ward: '' })).toEqual([])
})

it('folds the names of places once, not at each search', async () => {
  const names = { ward: 'ế'.repeat(80), district: 'ắ'.repeat(80), province: 'ộ'.repeat(80) }
  const durations: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const start = process.cpuUsage()
    await searchOldAddresses(names, 20)
    const { user, system } = process.cpuUsage(start)
    durations.push((user + system) / 1_000)
  }
  // Milliseconds; 2 of them as a rule, and more than 300 when each search folds.
  expect(Math.min(...durations)).toBeLessThan(20)
})

it('leads every old ward somewhere that exists', async () => {
  const all = await searchOldAddresses({ ward: 'a' }, 20_000)
  expect(all.length).toBeGreaterThan(5_000)
  for (const { province, ward } of all.slice(0, 200)) {
    expect(await findWard(province.code, ward.code)).not.toBeNull()
  }
})
