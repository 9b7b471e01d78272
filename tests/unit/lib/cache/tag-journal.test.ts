import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TagClock } from '@/lib/cache/tags/tag-clock.js'
import { TagJournal } from '@/lib/cache/tags/tag-journal.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tag-journal-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function open() {
  const clock = new TagClock()
  const journal = new TagJournal(path.join(folder, 'tags.jsonl'), clock)
  await journal.open()
  return { clock, journal }
}

it('knows after a restart what changed when, and how far the log was read', async () => {
  const { journal } = await open()
  const begun = Date.now() + 1_000_000
  await journal.append({ at: begun, tags: ['product:12'], cursor: 'first' })
  await journal.append({ at: begun + 1, tags: ['product:13'], cursor: 'second' })
  await journal.append({ at: begun + 2, tags: ['home'] })

  const later = await open()
  expect(later.journal.cursor).toBe('second')
  expect(later.clock.latest(['product:12'])).toBe(begun)
  expect(later.clock.latest(['product:13', 'home'])).toBe(begun + 2)
  // Opening wrote it again as one line.
  expect((await open()).clock.latest(['product:12'])).toBe(begun)
})

it('takes everything for out of date that was made before there was a journal, and nothing made later', async () => {
  const built = Date.now() - 60_000
  await open()
  const { clock } = await open()
  expect(clock.isExpired(['product:12'], built)).toBe(true)
  expect(clock.isExpired(['product:12'], Date.now() + 1_000)).toBe(false)
  // What carries no tag does not change with the data.
  expect(clock.isExpired([], built)).toBe(false)
})

it('takes a torn line as if it had never come, and loses none after it', async () => {
  const { journal } = await open()
  const begun = Date.now() + 1_000_000
  await journal.append({ at: begun, tags: ['product:12'], cursor: 'first' })
  await appendFile(journal.file, `{"at":${begun + 1},"tags":["product:13"],"cursor":"sec`)
  await journal.append({ at: begun + 2, tags: ['home'] })
  const later = await open()
  expect(later.journal.cursor).toBe('first')
  expect(later.clock.latest(['product:13'])).toBeLessThan(begun)
  expect(later.clock.latest(['home'])).toBe(begun + 2)
})
