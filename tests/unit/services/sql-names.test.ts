import { readdirSync, readFileSync } from 'node:fs'
import { isTag } from '@/lib/cache-manifest'
import { sqlFiles } from '@/services/database/sql-files'
import { modules } from '@/services/modules'

/** SQL without its comments. */
const files = sqlFiles().map((file) => ({ ...file, text: file.text.replace(/^\s*--.*$/gm, '') }))

/** The argument of every call of `name` in a text, to its closing parenthesis. */
function argumentsOf(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`${name}\\(`, 'g'))].map((call) => {
    const start = call.index + call[0].length
    let depth = 1
    let end = start
    for (; depth > 0 && end < text.length; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return text.slice(start, end - 1)
  })
}

/** Lower-case string literals: 'home' of `ARRAY['home']`, 'product:' of `'product:' || id`. */
const literals = (sql: string) => [...sql.matchAll(/'([a-z][\w:-]*)'/g)].map(([, literal = '']) => literal)

/** A tag with a key, such as `product:` with an id. */
const asTag = (literal: string) =>
  literal.endsWith(':') ? [`${literal}1`, `${literal}${'0'.repeat(32)}`] : [literal]

/** Statements in TypeScript mark tags too. */
const modulesOfServices = readdirSync('services', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`services/${file}`, 'utf8'))

const marked = [...files.map(({ text }) => text), ...modulesOfServices]
  .flatMap((text) => argumentsOf('shop\\.mark_stale', text))
  .flatMap(literals)
const queued = files
  .flatMap((file) => argumentsOf('graphile_worker\\.add_job', file.text))
  .map((call) => literals(call)[0] ?? '')

describe('names that SQL and TypeScript share', () => {
  it.each([...new Set(marked)])("the tag '%s' is in the cache manifest", (literal) => {
    expect(asTag(literal).some(isTag)).toBe(true)
  })

  it.each([...new Set(queued)])("the job '%s' is one of a module", (job) => {
    expect(modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))).toContain(job)
  })

  it('are found in the files', () => {
    expect(marked).toEqual(
      expect.arrayContaining(['product:', 'reviews:', 'profile:', 'promotions', 'home', 'catalog']),
    )
    expect(queued.sort()).toEqual(['render-content', 'send-availability-alerts'])
  })

  it('are literal arguments of shop.mark_stale and add_job, so that this test finds them', () => {
    const calls = files
      .flatMap((file) => [...file.text.matchAll(/^.*\b(?:stale_tags|add_job)\b.*$/gm)])
      .map(([line]) => line.trim())
    expect(calls.filter((line) => !line.includes('graphile_worker.add_job('))).toEqual([
      'INSERT INTO shop.stale_tags (tag) SELECT DISTINCT tag FROM unnest(tags) AS tag;',
      "PERFORM pg_notify('stale_tags', '');",
    ])
  })

  it('the setting that defers the triggers is written and read in one file', () => {
    expect(files.filter((file) => file.text.includes('nang.defer_refresh')).map((file) => file.path)).toEqual(
      ['catalog/sql/deferral.sql'],
    )
    const code = readdirSync('services', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    expect(
      code.filter((file) => readFileSync(`services/${file}`, 'utf8').includes('nang.defer_refresh')),
    ).toEqual([])
  })
})

describe('migrations', () => {
  it('contain no functions, triggers or views since the SQL files exist', () => {
    const later = readdirSync('services/database/migrations').filter(
      (file) => file.endsWith('.sql') && file > '0014',
    )
    expect(later.length).toBeGreaterThan(0)
    expect(
      later.filter((file) =>
        /CREATE\s+(OR\s+REPLACE\s+)?(CONSTRAINT\s+)?(FUNCTION|TRIGGER|VIEW|PROCEDURE)/i.test(
          readFileSync(`services/database/migrations/${file}`, 'utf8'),
        ),
      ),
    ).toEqual([])
  })
})

describe('triggers of statements', () => {
  // The session keeps the plan of its first call with one row or none: an inner join is then a nested loop.
  it.each(files)('$path joins old and new rows by a full join', ({ text }) => {
    expect(
      text.match(/\bafter\s+(?:INNER\s+)?JOIN\s+before\b|\bbefore\s+(?:INNER\s+)?JOIN\s+after\b/g),
    ).toBeNull()
  })
})
