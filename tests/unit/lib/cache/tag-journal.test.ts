import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TagClock } from '@/lib/cache/tag-clock.js'
import { TagJournal } from '@/lib/cache/tag-journal.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tag-journal-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function open() {
  const clock = new TagClock()
  const journal = new TagJournal(path.join(folder, 'tags.jsonl'), clock)
  const wasThere = await journal.open()
  return { clock, journal, wasThere }
}

it('knows after a restart what changed when, and how far the log was read', async () => {
  const { journal, wasThere } = await open()
  expect(wasThere).toBe(false)
  await journal.append({ at: 1_000, tags: ['product:12'], cursor: 'first' })
  await journal.append({ at: 2_000, tags: ['product:13'], cursor: 'second' })
  await journal.append({ at: 3_000, tags: ['home'] })

  const later = await open()
  expect(later.wasThere).toBe(true)
  expect(later.journal.cursor).toBe('second')
  expect(later.clock.latest(['product:12'])).toBe(1_000)
  expect(later.clock.latest(['product:13', 'home'])).toBe(3_000)
  // Opening wrote it again as one line.
  expect((await open()).clock.latest(['product:12'])).toBe(1_000)
})

it('takes a torn line as if it had never come, and loses none after it', async () => {
  const { journal } = await open()
  await journal.append({ at: 1_000, tags: ['product:12'], cursor: 'first' })
  await appendFile(journal.file, '{"at":2000,"tags":["product:13"],"cursor":"sec')
  await journal.append({ at: 3_000, tags: ['home'] })
  const later = await open()
  expect(later.journal.cursor).toBe('first')
  expect(later.clock.latest(['product:13'])).toBe(0)
  expect(later.clock.latest(['home'])).toBe(3_000)
})
