import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type Answer, AnswerCache } from '@/lib/cache/answers/answer-cache.js'
import { AnswerStore } from '@/lib/cache/answers/answer-store.js'
import { FolderStore } from '@/lib/cache/folder-store.js'
import { now, TagClock } from '@/lib/cache/tags/tag-clock.js'

const HTML = '<p>son môi</p>'.repeat(5_000)

let folder: string
let clock: TagClock
let errors: unknown[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'answers-'))
  clock = new TagClock()
  errors = []
})
afterEach(async () => {
  expect(errors).toEqual([])
  await rm(folder, { recursive: true, force: true })
})

/** The cache as a process opens it: nothing is in memory yet. */
async function open(memoryBytes = 1_000_000): Promise<AnswerCache> {
  const store = new FolderStore(folder, 10_000_000)
  await store.open()
  const cache = new AnswerCache({ clock, memoryBytes })
  cache.store = new AnswerStore(store, (error) => errors.push(error))
  return cache
}

const answer = (changes: Partial<Answer> = {}): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' },
  tags: ['product-1'],
  lastModified: now(),
  dueAt: Infinity,
  encoding: 'gzip',
  bytes: gzipSync(HTML),
  ...changes,
})

const files = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name) ? [path.join(entry.parentPath, entry.name)] : [],
  )
}

/** Keeps an answer and waits until it is on disk. */
async function kept(url: string, changes: Partial<Answer> = {}) {
  const cache = await open()
  await cache.set(url, answer(changes))
  while ((await files()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  return cache
}

describe('answers kept on disk', () => {
  it('are sent by another process byte for byte, with their headers', async () => {
    const written = await kept('/a')
    const before = await written.get('/a', ['gzip'])
    const after = await (await open()).get('/a', ['gzip'])
    expect(after).toEqual(before)
    expect(after?.headers).toMatchObject({ vary: 'rsc', etag: expect.stringMatching(/^"/) as string })
  })

  it('come back after memory had no room for them', async () => {
    await kept('/a')
    const cache = await open(50_000)
    for (let n = 0; n < 20; n++) await cache.set(`/other-${n}`, answer({ bytes: Buffer.alloc(3_000, n) }))
    expect((await cache.get('/a', ['gzip']))?.bytes.equals(gzipSync(HTML))).toBe(true)
    // Written beside the test.
    while ((await files()).length < 21) await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('are given to a client that takes no brotli, when that is what is kept', async () => {
    await kept('/a', { encoding: 'br', bytes: brotliCompressSync(HTML), isQuick: true })
    expect(await (await open()).get('/a', ['br', 'identity'])).toMatchObject({
      encoding: 'br',
      isQuick: true,
    })
    const gzip = await (await open()).get('/a', ['gzip', 'identity'])
    expect(gunzipSync(gzip?.bytes ?? Buffer.alloc(0)).toString()).toBe(HTML)
  })

  it('are given to a client that takes no gzip', async () => {
    await kept('/a')
    const plain = await (await open()).get('/a', ['identity'])
    expect(plain).toMatchObject({ encoding: 'identity', bytes: Buffer.from(HTML) })
    const brotli = await (await open()).get('/a', ['br', 'identity'])
    expect(brotliDecompressSync(brotli?.bytes ?? Buffer.alloc(0)).toString()).toBe(HTML)
  })

  it('are compressed again only when they are asked for again', async () => {
    await kept('/a')
    const cache = await open()
    const first = await cache.get('/a', ['br', 'gzip', 'identity'])
    expect(first?.encoding).toBe('gzip')
    const memory = cache.memory
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cache.memory).toBe(memory)
    await cache.get('/a', ['br', 'gzip', 'identity'])
    while (cache.memory === memory) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await cache.get('/a', ['br', 'gzip', 'identity']))?.encoding).toBe('br')
  })

  it.each<[string, () => Partial<Answer>, () => void]>([
    ['whose tag changed', () => ({}), () => clock.expire(['product-1'])],
    ['whose lifetime is over', () => ({ dueAt: now() + 50 }), () => undefined],
  ])('are removed when they are one %s', async (_, changes, change) => {
    await kept('/a', changes())
    await new Promise((resolve) => setTimeout(resolve, 60))
    change()
    const cache = await open()
    expect(await cache.get('/a', ['gzip'])).toBeNull()
    while ((await files()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 10)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xff])])],
    [
      'of another address',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('"/a"', '"/b"'), 'latin1'),
    ],
  ])('are made again when their file is %s', async (_, damage) => {
    await kept('/a')
    const [file = ''] = await files()
    await writeFile(file, damage(await readFile(file)))
    expect(await (await open()).get('/a', ['gzip'])).toBeNull()
    while ((await files()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('hold one of an address, the newest', async () => {
    const cache = await kept('/a')
    await cache.set('/a', answer({ bytes: gzipSync('new') }))
    for (let tries = 0; tries < 200; tries++) {
      const found = await (await open()).get('/a', ['gzip'])
      if (found && gunzipSync(found.bytes).toString() === 'new') return
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error('the former answer is still there')
  })
})
