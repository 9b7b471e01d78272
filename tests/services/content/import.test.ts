import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { checkContent, exportContent, importContent } from '@/services/content'
import { contentApp } from '@/services/content/app'
import { useDatabase } from '../database'
import { givenFiles, removeFiles } from './given-content'

useDatabase()
afterAll(removeFiles)
beforeEach(async () => {
  await database().execute(
    sql`TRUNCATE content.posts, content.pages, content.positions, content.categories CASCADE`,
  )
})

const ARTICLE = 'help/dat-hang/101-dat-hang-the-nao.md'

async function article(id: number) {
  const response = await contentApp.request(`/posts?filter=${JSON.stringify({ id })}`)
  const { data } = (await response.json()) as { data: Record<string, unknown>[] }
  return data[0]
}

async function staleTags(): Promise<string[]> {
  const { rows } = await database().execute<{ tag: string }>(
    sql`WITH gone AS (DELETE FROM shop.stale_tags RETURNING tag) SELECT DISTINCT tag FROM gone ORDER BY tag`,
  )
  return rows.map(({ tag }) => tag)
}

it('imports articles, pages and positions with their facts, and nothing the second time (HLP-06)', async () => {
  const { folder } = await givenFiles()
  const first = await importContent({ folder })
  expect(first).toEqual({
    written: { categories: 5, posts: 3, pages: 3, positions: 1 },
    removed: 0,
    kept: [],
    faults: [],
  })
  const shown = await article(101)
  expect(shown).toMatchObject({
    title: 'Cách đặt hàng từng bước',
    category: { id: 1, slug: 'dat-hang' },
    headings: [
      { id: 'phi-giao-hang', text: 'Phí giao hàng', level: 2 },
      { id: 'cach-tra-tien', text: 'Cách trả tiền', level: 2 },
    ],
    updated_at: '2026-11-19T17:00:00.000Z',
  })
  expect(shown?.body).toContain('<blockquote class="note">')
  expect(shown?.body).toContain('đơn từ 200.000\u00a0₫ được miễn phí')
  expect(shown?.body).toContain('href="/page/help/giao-nhan/301-khi-nao-nhan-duoc-hang#noi-thanh"')
  expect(shown?.body).toContain('<li>Thanh toán khi nhận hàng (COD)</li>')
  expect(await article(301)).toMatchObject({ summary: 'Nàng giao trong vài ngày.' })

  await staleTags()
  const again = await importContent({ folder })
  expect(again.written).toEqual({ categories: 0, posts: 0, pages: 0, positions: 0 })
  expect(await staleTags()).toEqual([])
})

it('writes what changed and marks its pages stale', async () => {
  const files = await givenFiles()
  await importContent(files)
  await staleTags()
  await files.change('help/giao-nhan/301-khi-nao-nhan-duoc-hang.md', 'Ba đến bốn ngày', 'Bốn ngày')
  await files.change('pages/privacypolicy/2026-01-01.md', '{{company_name}}', 'Chúng tôi')
  expect((await importContent(files)).written).toEqual({ categories: 0, posts: 1, pages: 1, positions: 0 })
  expect(await staleTags()).toEqual(['help', 'page:privacypolicy', 'post:301'])
  await files.remove('help/dat-hang/102-huy-don-hang.md')
  await files.remove('positions/tu-van-vien.md')
  expect(await importContent(files)).toMatchObject({ removed: 2, faults: [] })
  expect(await article(102)).toBeUndefined()
})

it('renders a text again when a fact changed', async () => {
  const { folder } = await givenFiles()
  await importContent({ folder })
  process.env.SITE_NAME = 'Nàng Thơ'
  try {
    expect((await importContent({ folder })).written.posts).toBe(1)
  } finally {
    delete process.env.SITE_NAME
  }
  expect(await article(301)).toMatchObject({ summary: 'Nàng Thơ giao trong vài ngày.' })
})

it('keeps a row that was edited in the database, until it is forced or exported', async () => {
  const files = await givenFiles()
  await importContent(files)
  const edit = (title: string) =>
    database().execute(
      sql`UPDATE content.posts SET title = ${title}, keywords = '{"đặt mua"}' WHERE id = 101`,
    )
  await edit('Đặt hàng ra sao')
  await files.change(ARTICLE, 'từng bước', 'nhanh')
  expect(await importContent(files)).toMatchObject({ kept: [ARTICLE], faults: [] })
  expect(await article(101)).toMatchObject({ title: 'Đặt hàng ra sao', keywords: ['đặt mua'] })

  expect(await exportContent(files)).toEqual([ARTICLE])
  expect(await files.read(ARTICLE)).toContain('title: Đặt hàng ra sao')
  expect(await importContent(files)).toMatchObject({ kept: [], written: { posts: 0 } })

  await edit('Khác')
  expect((await importContent({ ...files, force: true })).kept).toEqual([])
  expect(await article(101)).toMatchObject({ title: 'Đặt hàng ra sao' })
})

it('exports every row to files that are imported as the same', async () => {
  const [from, to] = [await givenFiles(), await givenFiles()]
  await importContent(from)
  expect(await exportContent({ folder: to.folder, all: true })).toHaveLength(7)
  expect(await importContent(to)).toMatchObject({ written: { posts: 0, pages: 0, positions: 0 }, faults: [] })
})

it('imports a text with a dead link without the link', async () => {
  const files = await givenFiles()
  await files.change(ARTICLE, 'help:301#noi-thanh', 'help:999')
  const { faults, written } = await importContent(files)
  expect(faults).toEqual([{ file: ARTICLE, text: 'link to help:999: there is no such thing' }])
  expect(written.posts).toBe(3)
  expect((await article(101))?.body).toContain('xem khi nào nhận hàng.')
})

it('leaves out files with a fault and keeps what the shop has of them', async () => {
  const files = await givenFiles()
  await importContent(files)
  await files.change(ARTICLE, '{{free_shipping_from}}', '{{no_such_fact}}')
  await files.change('help/dat-hang/102-huy-don-hang.md', 'summary: Hủy đơn khi đơn chưa được gói.\n', '')
  const { faults } = await importContent(files)
  expect(faults).toEqual([
    { file: 'help/dat-hang/102-huy-don-hang.md', text: 'summary is missing' },
    { file: ARTICLE, text: 'unknown fact {{no_such_fact}}' },
  ])
  expect(await article(101)).toBeDefined()
  expect(await article(102)).toBeDefined()
})

describe('the check', () => {
  it('passes sound files', async () => {
    expect(await checkContent(await givenFiles())).toEqual({
      faults: [],
      articles: 3,
      pages: 3,
      positions: 1,
    })
  })

  it.each([
    ['{{free_shipping_from}}', '{{fee}}', 'unknown fact {{fee}}'],
    [
      '{{payment_methods}}',
      'Có {{payment_methods}}',
      '{{payment_methods}} is a table or a list: it stands alone on its line',
    ],
    ['(/order)', '(/nowhere)', 'link to /nowhere: there is no such thing'],
    ['help:301#noi-thanh', 'help:999', 'link to help:999: there is no such thing'],
    ['help:301#noi-thanh', 'help:301#x', 'link to help:301#x: there is no such thing'],
    ['help:301#noi-thanh', 'page:x', 'link to page:x: there is no such thing'],
    ['help:301#noi-thanh', 'javascript:alert(1)', 'link to javascript:alert(1): there is no such thing'],
    ['(/order)', '(//elsewhere.example)', 'link to //elsewhere.example: there is no such thing'],
    [' {#cach-tra-tien}', '', 'heading "Cách trả tiền" has no anchor {#…}'],
    ['{#cach-tra-tien}', '{#phi-giao-hang}', 'anchor {#phi-giao-hang} stands twice'],
    ['{#cach-tra-tien}', '{#Cách}', 'anchor {#Cách} has small letters, digits and hyphens alone'],
    ['{{payment_methods}}', '![Giỏ](screen:nothing)', 'picture screen:nothing: there is no such screen'],
    ['{{payment_methods}}', '<b>COD</b>', 'HTML is not taken: <b>'],
    ['related: [301]', 'related: [999]', 'related: there is no article 999'],
    ['subcategory: cach-dat-hang', 'subcategory: x', 'dat-hang has no subcategory x'],
    ['id: 101', 'id: 301', "the file's name says 101, the front matter 301"],
    ['updated: 2026-11-20', 'updated: soon', 'updated is no day like 2026-01-31'],
    [/summary: .*/, `summary: ${'a'.repeat(161)}`, 'summary must be at most 160 characters'],
    [/position: 1\n/, '', 'position is missing'],
    ['position: 1', 'position: 1\nplace: 1', 'unknown: place'],
    ['position: 1', 'position: "1"', 'position is no number'],
  ])('%s → %s: %s', async (from, to, text) => {
    const files = await givenFiles()
    await files.change(ARTICLE, from, to)
    const { faults } = await checkContent({
      ...files,
      isPath: (path) => ['/order', '/my-orders'].includes(path),
    })
    expect(faults.map((fault) => fault.text)).toContain(text)
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([ARTICLE]))
  })

  it('finds ids and slugs that stand twice', async () => {
    const files = await givenFiles()
    await files.write(
      'help/dat-hang/103-huy-don-hang.md',
      (await files.read('help/dat-hang/102-huy-don-hang.md')).replace('id: 102', 'id: 103'),
    )
    await files.write('help/giao-nhan/101-a.md', await files.read(ARTICLE))
    const { faults } = await checkContent(files)
    expect(faults.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['another article has the id 101', 'another article has the slug huy-don-hang']),
    )
  })
})
