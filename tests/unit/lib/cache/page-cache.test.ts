import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderStore } from '@/lib/cache/folder-store.js'
import { type Options, PageCache, type Verdict } from '@/lib/cache/page-cache.js'
import type { Page } from '@/lib/cache/page-codec.js'
import { now, TagClock } from '@/lib/cache/tags/tag-clock.js'

let folder: string
let clock: TagClock

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
  clock = new TagClock()
})
afterEach(async () => {
  const remove = () => rm(folder, { recursive: true, force: true })
  // A page may be written into the folder while it is removed.
  await remove().catch(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await remove()
})

const text = (name: string) => `<p>${name} — son môi</p>`.repeat(4_000)

const page = (name: string, ...tags: string[]): Page => ({
  kind: 'APP_PAGE',
  html: text(name),
  rscData: Buffer.from(text(name)),
  segmentData: new Map([['/_tree', Buffer.from(`tree of ${name}`)]]),
  status: 200,
  headers: { 'x-next-cache-tags': tags.join(',') },
})
const missing = (name: string): Page => ({ kind: 'APP_PAGE', html: name, status: 404, headers: {} })

const keyOf = (address: string, kind = 'a') => `/route-cache/APP_PAGE/${kind}/$${address}`

async function open({
  disk = 10_000_000,
  memory = 100_000_000,
  ...rules
}: {
  disk?: number
  memory?: number
} & Partial<
  Pick<
    Options,
    | 'judge'
    | 'onePass'
    | 'isGuardedKey'
    | 'onMissing'
    | 'missingKey'
    | 'isMissingKey'
    | 'makeMissing'
    | 'onError'
  >
> = {}) {
  const store = new FolderStore(path.join(folder, 'pages'), disk)
  await store.open()
  const cache = new PageCache({
    store,
    clock,
    memoryBytes: memory,
    ...rules,
  })
  return { store, cache }
}

/** Files are written while the visitor has the page already. */
async function written(count: number) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if ((await files()).length === count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${(await files()).length} files instead of ${count}`)
}

const files = async () =>
  (await readdir(path.join(folder, 'pages'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )

it('gives back the page that was made, from memory and after a restart from disk', async () => {
  const { cache } = await open()
  const made = page('12', 'product:12')
  expect(await cache.get(keyOf('/12'), false)).toBeNull()
  await cache.set(keyOf('/12'), made, { revalidate: 300, expire: 86_400 })
  expect((await cache.get(keyOf('/12'), false))?.value).toBe(made)
  await written(1)

  const later = await open()
  const found = await later.cache.get(keyOf('/12'), false)
  expect(found?.value).toEqual(made)
  expect(found?.cacheControl).toEqual({ revalidate: 300, expire: 86_400 })
})

it('keeps a page packed on disk, HTML and data stream for the price of one', async () => {
  const { cache, store } = await open()
  await cache.set(keyOf('/12'), page('12'), { revalidate: 300 })
  await written(1)
  expect(store.size).toBeLessThan(text('12').length / 5)
})

it('keeps within its bounds of disk and memory; what was used longest ago leaves first', async () => {
  const { cache, store } = await open({ disk: 5 * 4_096, memory: 3_000_000 })
  // One is on disk before the next is made: the order of the writes decides which leaves.
  const make = async (n: number) => {
    await cache.set(keyOf(`/${n}`), page(String(n)), { revalidate: 300 })
    for (let wait = 0; wait < 200 && !(await store.get(keyOf(`/${n}`))); wait++)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (let n = 1; n <= 5; n++) await make(n)
  await store.get(keyOf('/1'))
  for (let n = 6; n <= 7; n++) await make(n)
  await written(5)
  expect(store.size).toBeLessThanOrEqual(5 * 4_096)
  expect(cache.memory).toBeLessThanOrEqual(3_000_000)

  const later = await open()
  expect(await later.cache.get(keyOf('/2'), false)).toBeNull()
  expect(await later.cache.get(keyOf('/1'), false)).not.toBeNull()
  expect(await later.cache.get(keyOf('/7'), false)).not.toBeNull()
})

it('leaves no page behind that is larger than the whole disk share', async () => {
  const { cache } = await open({ disk: 1_000 })
  await cache.set(keyOf('/12'), page('12'), { revalidate: 300 })
  expect(await files()).toHaveLength(0)
  expect(await cache.get(keyOf('/12'), false)).not.toBeNull()
})

it.each([
  ['torn', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(7, bytes.length - 40)],
  ['foreign', () => Buffer.from('no page at all')],
])('takes a %s file for none and removes it', async (_, harm) => {
  const { cache } = await open()
  await cache.set(keyOf('/12'), page('12'), { revalidate: 300 })
  await written(1)
  const [file] = await files()
  const place = path.join(file!.parentPath, file!.name)
  await writeFile(place, harm(await readFile(place)))

  const later = await open()
  expect(await later.cache.get(keyOf('/12'), false)).toBeNull()
  expect(await files()).toHaveLength(0)
})

it('takes the file of another key for none', async () => {
  const { cache, store } = await open()
  await cache.set(keyOf('/12'), page('12'), { revalidate: 300 })
  await written(1)
  await store.set(keyOf('/13'), (await store.get(keyOf('/12')))!)
  const later = await open()
  expect(await later.cache.get(keyOf('/13'), false)).toBeNull()
})

it('makes a page again once a tag of it changed, in memory and on disk; others stay', async () => {
  const { cache } = await open()
  await cache.set(keyOf('/12'), page('12', 'catalog', 'product:12'), { revalidate: 300 })
  await cache.set(keyOf('/13'), page('13', 'catalog', 'product:13'), { revalidate: 300 })
  await written(2)
  clock.expire(['product:12'])
  expect(await cache.get(keyOf('/12'), false)).toBeNull()
  expect(await cache.get(keyOf('/13'), false)).not.toBeNull()
  const later = await open()
  expect(await later.cache.get(keyOf('/12'), false)).toBeNull()
  expect(await later.cache.get(keyOf('/13'), false)).not.toBeNull()
})

it('does not take a page for fresh that was begun before the change and ended after it', async () => {
  const { cache } = await open()
  expect(await cache.get(keyOf('/12'), false)).toBeNull()
  clock.expire(['product:12'])
  await cache.set(keyOf('/12'), page('old price', 'product:12'), { revalidate: 300 })
  expect(await cache.get(keyOf('/12'), false)).toBeNull()
})

describe('addresses that name no page', () => {
  const unknown = async (): Promise<Verdict> => ({ is: 'missing', as: 'unknown' })

  it('share one answer, which never reaches the disk', async () => {
    const { cache } = await open({ judge: unknown })
    expect(await cache.get(keyOf('/khong-co-1'), false)).toBeNull()
    await cache.set(keyOf('/khong-co-1'), missing('nothing here'), { revalidate: 21_600 })
    for (let n = 2; n <= 500; n++) {
      const found = await cache.get(keyOf(`/khong-co-${n}`), false)
      expect(found?.value).toMatchObject({ html: 'nothing here', status: 404 })
      expect(found?.value.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=60' })
      // Next.js remembers the lifetime of every address that has one.
      expect(found?.cacheControl).toBeUndefined()
    }
    expect(await files()).toHaveLength(0)
  })

  it('wait for the one that is being made', async () => {
    const { cache } = await open({ judge: unknown })
    expect(await cache.get(keyOf('/khong-co-1'), false)).toBeNull()
    const second = cache.get(keyOf('/khong-co-2'), false)
    await cache.set(keyOf('/khong-co-1'), missing('nothing here'), { revalidate: 300 })
    expect((await second)?.value).toMatchObject({ html: 'nothing here' })
  })

  it('are made again by one request when the answer is a minute old, while others are given the old one', async () => {
    const { cache } = await open({ judge: unknown })
    await cache.get(keyOf('/khong-co-1'), false)
    await cache.set(keyOf('/khong-co-1'), missing('nothing here'), { revalidate: 300 })
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    expect(await cache.get(keyOf('/khong-co-2'), false)).toBeNull()
    expect((await cache.get(keyOf('/khong-co-3'), false))?.value).toMatchObject({ html: 'nothing here' })
    jest.restoreAllMocks()
  })

  it('that belong elsewhere are sent there without a page being made', async () => {
    const { cache } = await open({ judge: async () => ({ is: 'moved', to: '/son/12-son' }) })
    expect((await cache.get(keyOf('/son/12-sai'), false))?.value).toMatchObject({
      status: 308,
      headers: { location: '/son/12-son' },
    })
  })

  it('are asked about only when no page is kept', async () => {
    const judge = jest.fn(unknown)
    const { cache } = await open({ judge })
    await cache.set(keyOf('/12'), page('12'), { revalidate: 300 })
    expect((await cache.get(keyOf('/12'), false))?.value).toMatchObject({ status: 200 })
    expect(judge).not.toHaveBeenCalled()
  })

  it('leave a page alone that comes out as 404 without having been known to', async () => {
    const onMissing = jest.fn()
    const { cache } = await open({ onMissing })
    await cache.get(keyOf('/sale/99'), false)
    await cache.set(keyOf('/sale/99'), missing('past the end'), { revalidate: 300 })
    expect(onMissing).toHaveBeenCalledWith(keyOf('/sale/99'))
    expect((await cache.get(keyOf('/sale/99'), false))?.value).toMatchObject({ status: 404 })
    expect(await files()).toHaveLength(0)
  })

  it('are made when it cannot be said whether they exist', async () => {
    const { cache } = await open({ judge: () => Promise.reject(new Error('database away')) })
    expect(await cache.get(keyOf('/12'), false)).toBeNull()
  })
})

describe('the not-found pages', () => {
  const missingKey = (name: string) => keyOf(`/khong-co/${name}`)
  const isMissingKey = (key: string) => key.includes('/$/khong-co/')
  const judge = async (): Promise<Verdict> => ({ is: 'missing', as: 'category-3' })

  it('are made once and handed out as 404 for every address they stand for', async () => {
    const makeMissing = jest.fn(async (name: string): Promise<void> => {
      await cache.set(missingKey(name), page('goods of the category'), { revalidate: 300 })
    })
    const { cache } = await open({
      judge: async (key) => (isMissingKey(key) ? { is: 'open' } : judge()),
      missingKey,
      isMissingKey,
      makeMissing,
    })
    for (let n = 1; n <= 50; n++) {
      const found = await cache.get(keyOf(`/son/9${n}-x`), false)
      expect(found?.value).toMatchObject({ html: text('goods of the category'), status: 404 })
      expect(found?.value.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=60' })
      expect(found?.cacheControl).toBeUndefined()
    }
    expect(makeMissing).toHaveBeenCalledTimes(1)
    expect((await cache.get(missingKey('category-3'), false))?.value.status).toBe(404)
  })

  it('are made again behind the visitor once they are old', async () => {
    const makeMissing = jest.fn(async () => undefined)
    const { cache } = await open({ judge, missingKey, isMissingKey, makeMissing })
    await cache.set(missingKey('category-3'), page('goods'), { revalidate: 300 })
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 301_000)
    expect((await cache.get(keyOf('/son/91-x'), false))?.value).toMatchObject({ status: 404 })
    expect(makeMissing).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('are rendered again by the request that makes them alone: a response with status 404 has no title of theirs', async () => {
    const makeMissing = jest.fn(async () => undefined)
    const { cache } = await open({ missingKey, isMissingKey, makeMissing })
    const [key, maker] = [missingKey('brand'), [false, undefined, true] as const]
    await cache.set(key, page('brands'), { revalidate: 300 })
    expect((await cache.get(key, ...maker))?.value).toMatchObject({ status: 404 })
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 301_000)
    const shown = await cache.get(key, false)
    expect(shown).toMatchObject({ value: { html: text('brands'), status: 404 } })
    expect(shown?.cacheControl).toBeUndefined()
    expect(makeMissing.mock.calls).toEqual([['brand']])
    expect(await cache.get(key, ...maker)).toBeNull()
    jest.restoreAllMocks()
  })

  it('take the place of the empty frame a page makes of being missing', async () => {
    const { cache } = await open({ missingKey, isMissingKey })
    await cache.set(missingKey('page'), page('search and departments'), { revalidate: 300 })
    await cache.get(keyOf('/sale/99'), false)
    await cache.set(keyOf('/sale/99'), missing('empty frame'), { revalidate: 300 })
    expect((await cache.get(keyOf('/sale/99'), false))?.value).toMatchObject({
      html: text('search and departments'),
      status: 404,
    })
  })

  it('that cannot be made leave the page to say it itself', async () => {
    const { cache } = await open({
      judge,
      missingKey,
      isMissingKey,
      makeMissing: () => Promise.reject(new Error('not listening')),
    })
    expect(await cache.get(keyOf('/son/91-x'), false)).toBeNull()
  })
})

describe('a page of a kind that the guard knows', () => {
  const html = (name: string): Page => ({
    kind: 'APP_PAGE',
    html: text(name),
    status: 200,
    headers: { 'x-next-cache-tags': 'product:12' },
  })
  const isGuardedKey = (key: string) => key.includes('/$/son/')
  const KEY = keyOf('/son/12-son')
  const onePass = jest.fn(async (_address: string) => ({
    value: html('once'),
    cacheControl: { revalidate: 300, expire: 86_400 },
  }))
  beforeEach(() => onePass.mockClear())

  it('is rendered in one pass for all who need its HTML at once, whose answer is kept, not the page', async () => {
    const { cache } = await open({ isGuardedKey, onePass })
    const [one, two] = await Promise.all([
      cache.get(KEY, false, '/son/12-son'),
      cache.get(KEY, false, '/son/12-son'),
    ])
    expect([one?.value, two?.value]).toEqual([html('once'), html('once')])
    expect(onePass.mock.calls).toEqual([['/son/12-son']])
    expect([await files(), cache.memory]).toEqual([[], 0])
  })

  it('is rendered by Next.js when its data is asked for, which is kept whole then', async () => {
    const { cache } = await open({ isGuardedKey, onePass })
    await cache.get(KEY, false, '/son/12-son')
    expect(await cache.get(KEY, false)).toBeNull()
    await cache.set(KEY, page('whole'), { revalidate: 300 })
    expect((await cache.get(KEY, false))?.value).toMatchObject({ html: text('whole') })
    expect((await cache.get(KEY, false, '/son/12-son'))?.value).toMatchObject({ html: text('whole') })
    expect(onePass).toHaveBeenCalledTimes(1)
  })

  it('is as old as the moment its rendering began', async () => {
    const { cache } = await open({
      isGuardedKey,
      onePass: async () => {
        clock.expire(['product:12'])
        return { value: html('once'), cacheControl: { revalidate: 300 } }
      },
    })
    const made = await cache.get(KEY, false, '/son/12-son')
    expect(clock.isExpired(['product:12'], made?.lastModified ?? Infinity)).toBe(true)
    const before = now()
    expect((await cache.get(KEY, false, '/son/12-son'))?.lastModified).toBeGreaterThanOrEqual(before)
  })

  it.each([
    ['cannot be rendered so', async () => null, 0],
    ['fails to be rendered so', () => Promise.reject(new Error('no answer')), 1],
  ])('that %s is left to Next.js', async (_, failing, reports) => {
    const onError = jest.fn()
    const { cache } = await open({ isGuardedKey, onePass: failing, onError })
    expect(await cache.get(KEY, false, '/son/12-son')).toBeNull()
    expect(onError).toHaveBeenCalledTimes(reports)
  })

  it('and only such a page, where it exists', async () => {
    const { cache } = await open({ isGuardedKey, onePass })
    expect(await cache.get(keyOf('/order'), false, '/order')).toBeNull()
    const { cache: without } = await open({
      isGuardedKey,
      onePass,
      judge: async () => ({ is: 'missing', as: 'page' }),
    })
    expect(await without.get(KEY, false, '/son/12-son')).toBeNull()
    expect(onePass).not.toHaveBeenCalled()
  })
})
