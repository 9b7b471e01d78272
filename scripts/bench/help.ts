import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { makeRandom } from '@/domain/random'
import { importContent } from '@/services/content'
import { closeDatabase, database } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { apps } from '@/services/app'
import { provideSettings, settings } from '@/settings'
import { startPostgres } from '@/scripts/start/postgres.js'
import { once, percentile } from './load'
import { generateArticles } from '@/scripts/generate/articles'

/**
 * `npm run bench:help [-- 10000]`: searches a help centre of so many articles over HTTP, on 16 connections from this process itself, each
 * question for the first time. Exit code 1 when p95 is above the goal.
 */

const CONNECTIONS = 16
const GOAL_MS = 60
const REQUESTS = 2_400
const PORT = settings.BENCH_PORT + 20

const size = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(size) || size < 1) {
  console.error('usage: npm run bench:help [-- ARTICLES]')
  process.exit(2)
}

const postgres = await startPostgres({
  folder: `${settings.BENCH_DATA_DIR}/help-${size}`,
  port: PORT + 1,
})
provideSettings({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'bench '.repeat(8),
  // All searches come from one network.
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: settings.BENCH_VERBOSE === '' ? 'fatal' : 'error',
})
await migrate()
// Generated articles have no file, so that an import would render them again, from a text that they do not have.
await database().execute(sql`DELETE FROM content.posts WHERE id >= 10000`)
await importContent()
const random = makeRandom('help')
await generateArticles(size, random)

/** Questions of three to seven words that stand together in a title or keyword. */
async function questions(): Promise<string[]> {
  const { rows } = await database().execute<{ text: string }>(
    sql`SELECT shown_title AS text FROM content.posts UNION ALL SELECT unnest(keywords) FROM content.posts WHERE id < 10000`,
  )
  const texts = random.sample(rows, REQUESTS).map(({ text }) => text.split(' '))
  return texts.map((words) => {
    const from = random.int(0, Math.max(0, words.length - 5))
    return words.slice(from, from + random.int(3, 7)).join(' ')
  })
}

const server = serve({
  fetch: apps.content?.fetch ?? (() => new Response()),
  port: PORT,
  hostname: '127.0.0.1',
})
const asked = await questions()
/** Each call with questions of its own: an answered one is kept for both. */
const urls = ['search', 'search/count'].map((call, at) =>
  asked
    .filter((_, index) => index % 2 === at)
    .map((keyword) => `http://127.0.0.1:${PORT}/${call}?${new URLSearchParams({ keyword })}`),
)
let isGood = true
const started = performance.now()
await once(urls[0]?.slice(0, 1) ?? [])
console.log(
  `${size} articles; the first search, which loads their words: ${(performance.now() - started).toFixed(0)} ms`,
)
for (const list of urls) {
  const times = await once(list, CONNECTIONS)
  const [middle, high] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(
    `${list === urls[0] ? 'search' : 'count '}  p50 ${middle.toFixed(1)}  p95 ${high.toFixed(1)} ms`,
  )
  isGood &&= high <= GOAL_MS
}
server.close()
await closeDatabase()
await postgres.stop()
process.exitCode = isGood ? 0 : 1
