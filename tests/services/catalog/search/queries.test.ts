import { searchProducts } from '@/services/catalog/search/products'
import { database, transaction } from '@/services/database'
import { loadDemo } from '../../../../scripts/demo/load'
import { useDatabase } from '../../database'

/** What Vietnamese shoppers type, and what must stand at the top of the demo shop's results. */

useDatabase()
beforeAll(() => transaction((tx) => loadDemo(tx, () => undefined)), 120_000)

const FIRST = 3

/** [what is typed, words the first results must have (in name, brand; any of the alternatives of '|'), how many of the first three at least] */
type Row = readonly [typed: string, wanted: string, many?: number]

const nfd = (text: string) => text.normalize('NFD')

const ROWS: readonly Row[] = [
  // with and without diacritics, upper case, the decomposed form
  ['kem chống nắng', 'kem chống nắng', 3],
  ['kem chong nang', 'kem chống nắng', 3],
  ['KEM CHỐNG NẮNG', 'kem chống nắng', 3],
  [nfd('kem chống nắng'), 'kem chống nắng', 3],
  ['sữa rửa mặt', 'sữa rửa mặt', 3],
  ['sua rua mat', 'sữa rửa mặt', 3],
  [nfd('sữa rửa mặt'), 'sữa rửa mặt', 3],
  ['mặt nạ giấy', 'mặt nạ giấy', 3],
  ['mat na giay', 'mặt nạ giấy', 3],
  ['nước hoa hồng', 'nước hoa hồng', 3],
  ['nuoc hoa hong', 'nước hoa hồng', 3],
  ['kem dưỡng ẩm', 'kem dưỡng ẩm', 3],
  ['kem duong am', 'kem dưỡng ẩm', 3],
  ['tẩy trang', 'tẩy trang', 3],
  ['dầu gội', 'dầu gội', 3],
  ['dau goi', 'dầu gội', 3],
  ['má hồng', 'má hồng', 3],
  ['kẻ mày', 'kẻ mày', 3],
  ['sữa tắm', 'sữa tắm', 3],
  ['lăn khử mùi', 'lăn khử mùi', 3],
  ['nước hoa', 'nước hoa', 3],
  ['kem nền', 'kem nền', 3],
  ['phấn phủ', 'phấn phủ'],
  ['son kem', 'son kem', 3],
  ['thẻ quà tặng', 'thẻ quà tặng', 2],
  ['đồi sim', 'đồi sim', 3],
  ['doi sim', 'đồi sim', 3],
  [nfd('Đồi Sim'), 'đồi sim', 3],
  ['dược tâm an', 'dược tâm an', 3],
  ['duoc tam an', 'dược tâm an', 3],
  // brands, also foreign letters and signs
  ['snofell', 'snöfell', 3],
  ['Snöfell', 'snöfell', 3],
  ['eclatine', 'éclatine', 3],
  ["d'aram", "d'aram", 3],
  ['daram', "d'aram", 3],
  ['d’aram', "d'aram", 3],
  ['oree bleue', 'orée bleue', 3],
  ['bjorkang', 'björkäng', 3],
  ['hollins reed', 'hollins & reed lab', 3],
  ['hollins & reed', 'hollins & reed lab', 3],
  ['moc suong', 'mộc sương', 3],
  ['asahina 9', 'asahina 9', 3],
  // brand and product together, in any order
  ['yukishizu serum', 'yukishizu serum', 2],
  ['serum yukishizu', 'yukishizu serum', 2],
  ['dr feldmoor chống nắng', 'dr. feldmoor chống nắng'],
  ['chong nang dr. feldmoor', 'dr. feldmoor chống nắng'],
  ['dầu gội bồ kết nhà nội', 'bồ kết nhà nội dầu gội', 2],
  ['bồ kết nhà nội dầu gội', 'bồ kết nhà nội dầu gội', 2],
  ['toner bomnaru', 'bomnaru toner'],
  ['mascara son mận', 'son mận mascara'],
  ['serum vitamin c', 'vitamin c', 2],
  ['vitamin c hollins', 'hollins & reed lab vitamin c'],
  // words in another order
  ['rửa mặt sữa', 'sữa rửa mặt', 3],
  ['nắng chống kem', 'kem chống nắng', 3],
  ['nam rua mat', 'rửa mặt nam', 2],
  ['rau ma nuoc tay trang', 'nước tẩy trang rau má'],
  // slips: a letter wrong, missing, doubled, swapped; a space too many, too few
  ['kem chogn nang', 'kem chống nắng', 3],
  ['kem chog nang', 'kem chống nắng', 3],
  ['serrum', 'serum', 2],
  ['seurm', 'serum', 2],
  ['srum vitmin c', 'vitamin c', 2],
  ['macsara', 'mascara', 2],
  ['niacinamid', 'niacinamide', 3],
  ['retnol', 'retinol', 2],
  ['ceramid', 'ceramide', 3],
  ['thistlewik', 'thistlewick', 3],
  ['yukishzu', 'yukishizu', 3],
  ['yuki shizu', 'yukishizu', 3],
  ['mocsuong', 'mộc sương', 3],
  ['nuochoahong', 'nước hoa hồng', 3],
  ['kemchongnang', 'kem chống nắng', 3],
  ['cusion', 'cushion', 2],
  // numbers and units
  ['spf50+', 'spf50', 3],
  ['spf 50', 'spf50', 3],
  ['SPF50+ PA++++', 'spf50 pa', 3],
  ['kem chống nắng spf50+', 'chống nắng spf50', 3],
  ['100ml', '100ml'],
  ['100 ml', '100ml'],
  ['toner 150ml', '150ml', 2],
  ['150 ml toner', '150ml', 2],
  ['bha 2%', 'bha 2%', 3],
  ['niacinamide 10%', 'niacinamide 10'],
  // unfinished while typing
  ['kem chong n', 'chống n', 2],
  ['yuki', 'yukishizu', 3],
  ['niaci', 'niacinamide', 3],
  ['feldm', 'dr. feldmoor', 3],
  // what else it is called
  ['kcn', 'kem chống nắng|chống nắng', 3],
  ['srm', 'sữa rửa mặt|rửa mặt', 3],
  ['toner', 'toner|nước hoa hồng', 3],
  ['shampoo', 'dầu gội', 3],
  ['sunscreen', 'chống nắng', 3],
  ['chuốt mi', 'chuốt mi|mascara', 3],
  ['lipstick', 'son|lipstick', 3],
  ['centella', 'centella|cica|rau má', 3],
]

/** As the engine reads it, said once more in plain words. */
const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const find = (typed: string, limit = FIRST) =>
  searchProducts(database(), { keyword: typed }, undefined, { skip: 0, limit })

it('is a table of at least 80 queries', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(80)
})

it.each(ROWS.map((row): [string, Row] => [row[0], row]))('%s', async (_, [typed, wanted, many = 1]) => {
  const { cards } = await find(typed)
  const texts = cards.map((card) => `${card.brand.name} ${card.name}`)
  const fits = texts.filter((text) => {
    const own = new Set(words(text))
    return wanted.split('|').some((way) =>
      words(way).every((word, at, all) =>
        // the last one may be a beginning
        at === all.length - 1 ? [...own].some((known) => known.startsWith(word)) : own.has(word),
      ),
    )
  })
  expect({ fits: fits.length >= many, texts }).toEqual({ fits: true, texts })
})

it('finds the same in either Unicode form, with and without diacritics', async () => {
  for (const typed of ['kem chống nắng', 'Dưỡng ẩm', 'đồi sim', 'Tẩy tế bào chết']) {
    const ways = [typed, nfd(typed), words(typed).join(' '), typed.toUpperCase()]
    const [first, ...others] = await Promise.all(
      ways.map(async (way) => {
        const { cards, total } = await find(way, 20)
        return { total, ids: cards.map(({ id }) => id) }
      }),
    )
    for (const other of others) expect(other).toEqual(first)
  }
})

it('never shows what is sold out above an equal of its kind in stock', async () => {
  let compared = 0
  for (const typed of ['son', 'serum', 'kem', 'rửa mặt', 'chống nắng']) {
    const { cards } = await find(typed, 200)
    const exact = (name: string) => ` ${words(name).join(' ')} `.includes(` ${words(typed).join(' ')} `)
    const kind = cards.find(({ name }) => exact(name))?.default_category.id
    const named = cards.filter(({ name, default_category }) => exact(name) && default_category.id === kind)
    const firstSoldOut = named.findIndex(({ is_in_stock }) => !is_in_stock)
    if (firstSoldOut < 0) continue
    compared += 1
    expect(named.slice(firstSoldOut).some(({ is_in_stock }) => is_in_stock)).toBe(false)
  }
  expect(compared).toBeGreaterThan(0)
})

it('puts the product of that very name first', async () => {
  const { cards } = await find('Lindenhaut Ampoule Vitamin C')
  expect(cards[0]?.name).toBe('Lindenhaut Ampoule Vitamin C')
})

it('says what it understood', async () => {
  expect((await find('srum vitmin c')).understood).toEqual({
    keyword: 'serum vitamin c',
    is_corrected: true,
    is_loosened: false,
  })
  expect((await find('qqqzzz')).understood).toEqual({
    keyword: 'qqqzzz',
    is_corrected: false,
    is_loosened: false,
  })
})

it.each([
  '',
  '   ',
  '!!!',
  "'; DROP TABLE catalog.products; --",
  "' | 'a' & !",
  ':*',
  '\\',
  '😀',
  'a'.repeat(200),
])('bears %j', async (typed) => {
  await expect(find(typed)).resolves.toMatchObject({ total: expect.any(Number) as number })
})
