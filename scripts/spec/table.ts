import { citedIn } from './citations'

/** The table of requirements beside the tests that name its IDs and the deviations from them. */

export interface Requirement {
  id: string
  text: string
  /** as the table has it: test files, "–" or "later" */
  tests: string
}

export interface SpecRow extends Requirement {
  /** every test file that names the ID */
  citedBy: string[]
  /** the first column of each deviation that names the ID */
  deviations: string[]
  /** what the table claims and the tests do not show */
  faults: string[]
}

interface Texts {
  /** docs/requirements.md */
  requirements: string
  /** docs/deviations.md */
  deviations: string
  /** test files: path → text */
  tests: ReadonlyMap<string, string>
}

const NONE = '–'
const LATER = 'later'

/** The cells of each row of the Markdown tables of a text. */
const cellsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** The rows of docs/requirements.md. */
export const requirementsOf = (markdown: string): Requirement[] =>
  cellsOf(markdown)
    .filter(([id = '']) => /^[A-Z]{3}-\d{2}$/.test(id))
    .map(([id = '', text = '', tests = '']) => ({ id, text, tests }))

/** The test files a row names. */
export const namedTests = ({ tests }: Requirement): string[] =>
  [NONE, LATER].includes(tests) ? [] : tests.split(', ').map((test) => test.replace(/^`(.+)`$/, '$1'))

/**
 * What stands behind each requirement. A row holds when every test file it names exists and names its ID; a row without a test file ("–") holds
 * when a deviation names its ID. "later" does not hold.
 */
export function specTable({ requirements, deviations, tests }: Texts): SpecRow[] {
  const cited = new Map([...tests].map(([file, text]) => [file, citedIn(text)]))
  const deviated = cellsOf(deviations).map(([subject = '', ...rest]) => ({
    subject,
    ids: citedIn([subject, ...rest].join(' ')),
  }))
  return requirementsOf(requirements).map((row) => {
    const citedBy = [...cited].filter(([, ids]) => ids.has(row.id)).map(([file]) => file)
    const differences = deviated.filter(({ ids }) => ids.has(row.id)).map(({ subject }) => subject)
    const faults = namedTests(row).flatMap((file) => {
      if (!tests.has(file)) return [`${file} is no test file`]
      return citedBy.includes(file) ? [] : [`${file} does not name it`]
    })
    if (row.tests === LATER) faults.push('is still to be built')
    if (row.tests === NONE && differences.length === 0) faults.push('has neither a test nor a deviation')
    return { ...row, citedBy, deviations: differences, faults }
  })
}
