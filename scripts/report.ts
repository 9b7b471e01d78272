import { parseArgs } from 'node:util'
import { MOST_DAYS } from '@/services/analytics'
import { closeDatabase } from '@/services/database'
import { openDatabase } from './open-database'
import { gather } from './report/gather'
import { textOf } from './report/print'

/** `npm run report`: what shoppers looked at, searched for and put into bags. */

const DAYS = 7

const USAGE = `usage: npm run report [-- --days ${DAYS}] [--json]

--days  so many days in Vietnam, today included; ${DAYS} when not given, at most ${MOST_DAYS}
--json  the same as JSON (npm run --silent report -- --json)

exit code: 0 done, 1 failed, 2 wrong use`

class WrongUse extends Error {}

function readArguments() {
  let values
  try {
    ;({ values } = parseArgs({
      options: {
        days: { type: 'string', default: String(DAYS) },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }))
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
  const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0
  if (days < 1 || days > MOST_DAYS) throw new WrongUse(`--days is a number from 1 to ${MOST_DAYS}`)
  return { ...values, days }
}

async function main(): Promise<void> {
  const { days, json, help } = readArguments()
  if (help) {
    console.log(USAGE)
    return
  }
  const close = await openDatabase()
  try {
    const report = await gather(days)
    console.log(json ? JSON.stringify(report, null, 2) : textOf(report))
  } finally {
    await closeDatabase()
    await close()
  }
}

try {
  await main()
} catch (error) {
  const isWrongUse = error instanceof WrongUse
  console.error(
    `report: ${error instanceof Error ? error.message : String(error)}${isWrongUse ? `\n\n${USAGE}` : ''}`,
  )
  process.exitCode = isWrongUse ? 2 : 1
}
