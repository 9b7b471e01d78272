import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { requirementsOf } from '../../scripts/spec/table'

/** docs/requirements.md is the one table of requirements: what code cites is there, and so are the tests it names. */

const TABLE = 'docs/requirements.md'
/** Files whose IDs are examples. */
const EXAMPLES = ['tests/unit/requirements.test.ts', 'tests/unit/scripts/spec.test.ts']

const requirements = requirementsOf(readFileSync(TABLE, 'utf8'))

const known = new Set(requirements.map(({ id }) => id))
const areas = [...new Set([...known].map((id) => id.slice(0, 3)))]
const CITATION = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g')
const RANGE = new RegExp(String.raw`\b(${areas.join('|')})-(\d+) to (\w{3})-(\d+)\b`, 'g')

/** Texts that are not part of the repository; paragraphs of an RFC may be cited. */
const ELSEWHERE = /\bspec [12]\b|\bissue \d{1,2}\b|\bdecisions\.md\b|(?<!RFC \d{4} )§/gi
/** Migrations are never edited, whatever their comments cite. */
const IS_FROZEN = /^services\/database\/migrations\//

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(ts|tsx|js|mjs|sql|css|md)$/.test(file) &&
      ![TABLE, ...EXAMPLES].includes(file) &&
      !IS_FROZEN.test(file) &&
      // A file that was deleted and not committed yet is listed all the same.
      existsSync(file),
  )

function matchesIn(pattern: RegExp, accept: (match: RegExpMatchArray) => boolean): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].filter(accept).map(([text]) => `${file}:${index + 1} ${text}`),
      ),
  )
}

describe('the table of requirements', () => {
  it('is read: every row has an ID of its own, a text and its tests', () => {
    expect(requirements.length).toBeGreaterThan(600)
    expect(known.size).toBe(requirements.length)
    expect(requirements.filter(({ text, tests }) => !text || !tests)).toEqual([])
  })
})

describe('citations of requirements', () => {
  it('are of requirements that are in the table', () => {
    expect(matchesIn(CITATION, () => true).length).toBeGreaterThan(400)
    expect(matchesIn(CITATION, ([id]) => !known.has(id))).toEqual([])
  })

  it('have ranges that go up within one area', () => {
    expect(
      matchesIn(
        RANGE,
        ([, area, first, otherArea, last]) => area !== otherArea || Number(first) >= Number(last),
      ),
    ).toEqual([])
  })

  it('take the place of texts that are not in the repository', () => {
    expect(matchesIn(ELSEWHERE, () => true)).toEqual([])
  })
})
