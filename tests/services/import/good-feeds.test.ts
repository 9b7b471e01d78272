import { catalogApp } from '@/services/catalog/app'
import { useDatabase } from '../database'
import { feedFile, fixture, rejectedRows, run, stored } from './feed-file'

useDatabase()

describe('a Google Merchant feed', () => {
  it('imports tab-separated text, rows of a group as one product with several combinations (PDP-25)', async () => {
    const report = await run(fixture('google.tsv'))
    expect(report).toMatchObject({
      format: 'google',
      syntax: 'tab-separated',
      read: 5,
      created: 4,
      rejected: {},
      problem: null,
    })
    const shop = await stored('google')
    expect(Object.keys(shop)).toEqual(['P1', 'S1', 'T1', 'group:LUA'])
    expect(shop.S1).toMatchObject({
      name: 'Serum Rau Má Mây Trắng',
      brand: 'Mây Trắng',
      category: 'Serum',
      description: '<p>Dịu <strong>da</strong></p>',
      combinations: [{ price: 249_000, price_after_discount: 199_000, stock: 100, weight: 120 }],
    })
    expect(shop.S1?.images.map((image) => image.url)).toEqual([
      'https://e.example/s1.jpg',
      'https://e.example/s1b.jpg',
      'https://e.example/s1c.jpg',
    ])
    expect(shop['group:LUA']?.combinations).toMatchObject([
      { external_id: 'L1', name: 'Đỏ Gạch', price: 189_000, stock: 100, is_pre_order: false },
      { external_id: 'L2', name: 'Hồng Đất', price: 199_000, is_pre_order: true },
    ])
    expect(shop.T1?.combinations).toMatchObject([{ price: 150_000, stock: 0 }])
    expect(shop.T1?.images).toEqual([])
    expect(shop.P1).toMatchObject({
      brand: 'Thương hiệu khác',
      category: 'Sản phẩm khác',
      combinations: [{ price: 99_000, price_after_discount: 99_000, is_pre_order: true }],
    })
    expect(report.notes).toEqual({ image_ignored: 1, sale_ignored: 1 })
  })

  it('changes nothing in a second run, and a dry run reports no changes', async () => {
    for (const isDryRun of [true, false]) {
      expect(await run(fixture('google.tsv'), { isDryRun })).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 4,
      })
    }
  })

  it('imports XML in dollars and euros at the rates of a mapping', async () => {
    const map = { source: 'xml', rates: { USD: 26_000, EUR: 28_000 }, rounding: 1000 }
    const report = await run(fixture('google.xml'), { map })
    expect(report).toMatchObject({
      format: 'google',
      syntax: 'XML',
      read: 3,
      created: 2,
      rejected: { missing_price: 1 },
    })
    const shop = await stored('xml')
    expect(shop.X1).toMatchObject({
      name: 'Kem Dưỡng & Phục Hồi',
      description: '<p>Dưỡng <strong>ẩm</strong></p>',
      combinations: [{ price: 325_000 }],
    })
    expect(shop.X1?.images.map((image) => image.url)).toEqual([
      'https://e.example/x1.jpg?a=1&b=2',
      'https://e.example/x1-2.jpg',
      'https://e.example/x1-3.jpg',
    ])
    expect(shop.X3).toMatchObject({
      name: 'Q&A son & phấn mịn',
      combinations: [{ price: 350_000, stock: 0 }],
    })
  })
})

describe("Shopify's product export", () => {
  it('imports one product for each handle, with its options, prices, stock and pictures', async () => {
    const report = await run(fixture('shopify.csv'))
    expect(report).toMatchObject({ format: 'shopify', read: 5, created: 2, rejected: { bad_price: 1 } })
    expect(rejectedRows(report)).toEqual(['4 bad_price'])
    const shop = await stored('shopify')
    expect(shop['group:son-to-tam']).toMatchObject({
      name: 'Son Tơ Tằm',
      brand: 'Lụa Hà',
      category: 'Trang điểm',
      description: '<h3>Mịn</h3><p>Như "tơ"</p>',
      is_active: true,
      combinations: [
        { name: 'Đỏ, 3g', price: 249_000, price_after_discount: 199_000, stock: 12, weight: 45 },
        { name: 'Hồng, 3g', price: 199_000, stock: 0 },
      ],
    })
    expect(shop['group:son-to-tam']?.images.map((image) => image.url)).toEqual(
      ['a', 'b', 'c'].map((name) => `https://e.example/${name}.jpg`),
    )
    expect(shop['group:gel-loi']).toMatchObject({
      is_active: false,
      combinations: [{ name: '', price: 99_000, stock: 100 }],
    })
    expect(await run(fixture('shopify.csv'))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })
})

describe('a CSV file of any shape', () => {
  const columns = { Mã: 'id', 'Tên hàng': 'name', Giá: 'price', Nhóm: 'category' }

  it.each([
    ['semicolons and decimal commas', ';', '12,50 EUR', 350_000],
    ['tabs', '\t', '249.000 ₫', 249_000],
    ['bars', '|', 'USD 12.50', 325_000],
    ['commas', ',', '"249,000 VND"', 249_000],
  ])('is read with %s', async (name, delimiter, price, dong) => {
    const text = `${['Mã', 'Tên hàng', 'Giá', 'Nhóm'].join(delimiter)}\r\n${['A1', `"Kem ""${name}"""`, price, 'Chăm sóc da'].join(delimiter)}\r\n`
    const source = `delimiter-${dong}-${delimiter.charCodeAt(0)}`
    await run(feedFile('any.csv', text), { map: { source, columns, rates: { USD: 26_000, EUR: 28_000 } } })
    expect((await stored(source)).A1).toMatchObject({
      name: `Kem "${name}"`,
      combinations: [{ price: dong }],
    })
  })

  it('takes a frame over the pictures, one and of https alone (CRD-06)', async () => {
    const text =
      'Mã,Tên hàng,Giá,Nhóm,Khung\nF1,Kem,99000,Da,https://e.example/khung.webp\nF2,Gel,99000,Da,khung.webp\n'
    const map = { source: 'frames', columns: { ...columns, Khung: 'frame' } }
    expect((await run(feedFile('any.csv', text), { map })).notes).toMatchObject({ image_ignored: 1 })
    expect((await stored('frames')).F1).toMatchObject({ frame_url: 'https://e.example/khung.webp' })
    expect((await stored('frames')).F2).toMatchObject({ frame_url: null })
  })

  it('updates changed products and leaves the others', async () => {
    const map = { source: 'changes', columns }
    const csv = (price: number) => `Mã,Tên hàng,Giá,Nhóm\nA,Son,100000,Môi\nB,Kem,${price},Da\n`
    expect(await run(feedFile('a.csv', csv(200_000)), { map })).toMatchObject({ created: 2 })
    expect(await run(feedFile('a.csv', csv(210_000)), { map })).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    })
  })

  it('writes nothing in a dry run', async () => {
    const map = { source: 'dry', columns }
    const report = await run(feedFile('dry.csv', 'Mã,Tên hàng,Giá,Nhóm\nA,Son,100000,Một nhóm chưa có\n'), {
      map,
      isDryRun: true,
    })
    expect(report).toMatchObject({ isDryRun: true, created: 1 })
    expect(await stored('dry')).toEqual({})
  })

  it('maps categories by the longest mapped beginning of their path', async () => {
    const map = {
      source: 'places',
      columns,
      categories: { Skincare: ['Chăm sóc da'], 'Skincare > Serum': ['Chăm sóc da', 'Tinh chất'] },
      unmapped_categories: 'default',
      defaults: { category: ['Khác'] },
    }
    await run(
      feedFile(
        'c.csv',
        'Mã,Tên hàng,Giá,Nhóm\nA,a,50000,skincare > Serum > Oil\nB,b,50000,Skincare > Toner\nC,c,50000,Pets\n',
      ),
      { map },
    )
    const shop = await stored('places')
    expect([shop.A?.category, shop.B?.category, shop.C?.category]).toEqual([
      'Tinh chất',
      'Chăm sóc da',
      'Khác',
    ])
  })
})

describe('the example mapping', () => {
  it('imports 5,504 products of a US retailer, which can then be searched', async () => {
    const groups = [
      'Skincare',
      'Makeup',
      'Fragrance',
      'Hair',
      'Bath & Body',
      'Men',
      'Tools & Brushes',
      'Mini Size',
    ]
    const lines = Array.from(
      { length: 5_504 },
      (_, n) =>
        `P${n},"Rosé ""No. ${n}"" Eau",${n % 90},Maison d’Été ${n % 90},10,${n % 7 ? '4.5' : ''},${n % 50},${(n % 200) + 0.5},${groups[n % 8]}`,
    )
    const csv = `product_id,product_name,brand_id,brand_name,loves_count,rating,reviews,price_usd,primary_category\n${lines.join('\n')}\n`
    const { readMapping } = await import('@/services/catalog')
    const mapping = await readMapping('examples/mappings/us-beauty-retailer.json')
    expect(await run(feedFile('us.csv', csv), { mapping })).toMatchObject({
      read: 5_504,
      created: 5_504,
      rejected: {},
    })
    const answer = await catalogApp.request(
      `/v3/search?${new URLSearchParams({ filter: JSON.stringify({ keyword: 'rose eau' }), limit: '3' })}`,
    )
    expect(await answer.json()).toMatchObject({ success: true, total: 5_504 })
  }, 120_000)
})
