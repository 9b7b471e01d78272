import { parseArgs } from 'node:util'
import { MOST_DAYS } from '@/services/analytics'
import { withDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { collectReport } from './collect'
import { textOf } from './print'

/** `npm run report`: views, searches and additions to bags of the last days. */

const DAYS = 7

const USAGE = `usage: npm run report [-- --days ${DAYS}] [--json]

--days  number of days in Vietnam including today; default ${DAYS}, at most ${MOST_DAYS}
--json  the same as JSON (npm run --silent report -- --json)

exit code: 0 done, 1 failed, 2 wrong use`

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: String(DAYS) },
      json: { type: 'boolean', default: false },
    },
  })
  const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0
  if (days < 1 || days > MOST_DAYS) throw new WrongUse(`--days is a number from 1 to ${MOST_DAYS}`)
  return { ...values, days }
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'report', usage: USAGE, args, terminal }, async () => {
    const { days, json } = parsed(() => readArguments(args))
    const report = await withDatabase(() => collectReport(days))
    terminal.log(json ? JSON.stringify(report, null, 2) : textOf(report))
  })
}
