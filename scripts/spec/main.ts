import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Refused, runProgram, type Terminal } from '@/scripts/program/program'
import { specTable, type SpecRow } from './table'

const USAGE = `npm run spec [-- AREA or ID]

Prints each requirement of docs/requirements.md with the tests that name its ID and the deviations from it. Fails when a row has neither, or
names a test file that does not exist or does not name the ID.`

/** Its IDs are examples. */
const OWN_TEST = 'unit/scripts/spec.test.ts'

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && file !== OWN_TEST

/** The table of this repository. */
export function readSpecTable(): SpecRow[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(isTest).sort()
  return specTable({
    requirements: readFileSync('docs/requirements.md', 'utf8'),
    deviations: readFileSync('docs/deviations.md', 'utf8'),
    tests: new Map(
      files.map((file) => {
        const name = path.posix.join('tests', file)
        return [name, readFileSync(name, 'utf8')]
      }),
    ),
  })
}

function linesOf({ id, citedBy, deviations, faults }: SpecRow): string {
  const lines = [
    ...citedBy,
    ...deviations.map((subject) => `deviation: ${subject}`),
    ...faults.map((fault) => `FAULT: ${fault}`),
  ]
  return lines.map((line, index) => `${index === 0 ? id : ''.padEnd(id.length)}  ${line}`).join('\n')
}

/** `npm run spec`: what holds each requirement. */
export const main = (args: readonly string[], terminal: Terminal = console): Promise<number> =>
  runProgram({ name: 'spec', usage: USAGE, args, terminal }, async () => {
    const rows = readSpecTable().filter(({ id }) => id.startsWith(args[0] ?? ''))
    for (const row of rows) terminal.log(linesOf(row))
    const faulty = rows.filter(({ faults }) => faults.length > 0)
    const deviating = rows.filter(({ deviations }) => deviations.length > 0)
    terminal.log(`\n${rows.length} requirements, ${deviating.length} of them with a deviation`)
    if (rows.length === 0) throw new Refused(`no requirement begins with ${args[0]}`)
    if (faulty.length > 0) throw new Refused(`${faulty.length} rows have a fault`)
  })
