import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** docs/glossary.md decides between words: what it retires stays away. */

const GLOSSARY = 'docs/glossary.md'

/** Files whose words are not ours to choose, or that must name what is retired. */
const IS_EXEMPT =
  /^(messages\/|demo\/|services\/database\/migrations\/|public\/|docs\/decisions\/|docs\/glossary\.md|tests\/unit\/glossary\.test\.ts|package-lock\.json)/

const glossary = readFileSync(GLOSSARY, 'utf8')

/** First cells of the table under a head. */
function retired(head: string): Set<string> {
  const [, table = ''] = glossary.split(new RegExp(`\\| ${head} +\\|`))
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? []
  return new Set(rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim())))
}

/** The words of a text, camel humps apart: `readShelf` has two. */
const wordsOf = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

/** Names in the database, and a state on the wire, which only a migration could change. */
const DATABASE_NAMES = /\b(?:sales\.takings|takings_\w+)\b|^ {2}'takings',$|'told-by-staff'/g

const isRetired = (words: Set<string>, word: string) =>
  words.has(word) || words.has(word.replace(/(s|ed|ing)$/, ''))

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|sql|md|css)$/.test(file) && !IS_EXEMPT.test(file))

describe('the glossary', () => {
  it('names words to retire', () => {
    expect(retired('Retired')).toContain('nobody')
    expect(retired('Retired in file names')).toContain('door')
    expect(files.length).toBeGreaterThan(1_000)
  })

  it('has one row for each word', () => {
    const [, table = ''] = glossary.split(/\| Word +\| Meaning/)
    const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? []
    const words = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim()))
    expect(words).toContain('header entry')
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('keeps retired words out of code, comments and documents', () => {
    const words = retired('Retired')
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const hit = wordsOf(line.replace(DATABASE_NAMES, '')).find((word) => isRetired(words, word))
          return hit ? [`${file}:${index + 1} ${hit}`] : []
        }),
    )
    expect(found).toEqual([])
  })

  it('keeps retired words out of file names', () => {
    const words = retired('Retired in file names')
    const found = files.filter((file) =>
      wordsOf(path.basename(file, path.extname(file))).some((word) => isRetired(words, word)),
    )
    expect(found).toEqual([])
  })
})
