import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** docs/requirements.md is the one table of requirements: what code cites is there, and so are the tests it names. */

const TABLE = 'docs/requirements.md'
const THIS_FILE = 'tests/unit/requirements.test.ts'

interface Requirement {
  id: string
  text: string
  tests: string
}

const requirements: Requirement[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^[A-Z]{3}-\d{2}$/.test(id ?? ''))
  .map(([, id = '', text = '', tests = '']) => ({ id, text, tests }))

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
      ![TABLE, THIS_FILE].includes(file) &&
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

  it('names test files that exist, or says that there is none yet', () => {
    const wrong = requirements.flatMap(({ id, tests }) =>
      ['–', 'later'].includes(tests)
        ? []
        : tests
            .split(', ')
            .map((test) => test.replace(/^`(.+)`$/, '$1'))
            .filter((test) => !/^tests\/.+\.(test|spec)\.tsx?$/.test(test) || !existsSync(test))
            .map((test) => `${id} ${test}`),
    )
    expect(wrong).toEqual([])
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
