import { parseArgs } from 'node:util'
import { importFeed, type ImportProgress, type ImportReport, readMapping } from '@/services/catalog'
import { closeDatabase } from '@/services/database'
import { FeedError } from '@/services/feed'
import { provideSettings } from '@/settings'
import { openDatabase } from '@/scripts/program/open-database'

/** `npm run import -- FILE`: imports a product feed into the shop's database (docs/importing.md). */

const USAGE = `usage: npm run import -- FILE [options]

  --map FILE         mapping from the feed's columns to the shop's fields (docs/importing.md)
  --format NAME      google, shopify or csv; detected when not given
  --encoding NAME    e.g. utf-8, windows-1258; detected when not given
  --source NAME      key of these products, e.g. the supplier's name
  --rejected FILE    file for rejected rows; default .data/import/<file>.rejected.csv
  --dry-run          reads, checks and compares everything, writes nothing to the database

exit code: 0 imported, 1 the run failed, was stopped or imported nothing, 2 wrong use`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        format: { type: 'string' },
        encoding: { type: 'string' },
        source: { type: 'string' },
        rejected: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return null
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new FeedError(`one file is needed\n\n${USAGE}`)
    const format = (['google', 'shopify', 'csv'] as const).find((name) => name === values.format)
    if (values.format !== undefined && format === undefined)
      throw new FeedError(`unknown format "${values.format}": google, shopify or csv`)
    if (values.source !== undefined && !/^[a-z0-9][a-z0-9._-]{0,79}$/i.test(values.source))
      throw new FeedError('--source takes letters, digits, dots and dashes')
    return { ...values, file, format }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

/** Prints progress: on a terminal one line that is overwritten, elsewhere a line every ten seconds. */
function progressPrinter(): (progress: ImportProgress) => void {
  const every = process.stderr.isTTY ? 200 : 10_000
  let last = performance.now()
  return ({ share, rows, written, rejected }) => {
    if (performance.now() - last < every) return
    last = performance.now()
    const line = `${(share * 100).toFixed(0).padStart(3)} %  ${count(rows)} rows read, ${count(written)} products, ${count(rejected)} rejected`
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
}

const count = (value: number) => value.toLocaleString('en-US')

function printReport(report: ImportReport): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const rejected = Object.values(report.rejected).reduce((sum, each) => sum + each, 0)
  const rows: [string, number][] = [
    ['read (rows)', report.read],
    ['created', report.created],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['rejected (rows)', rejected],
    ...byCount(report.rejected),
  ]
  const notes = byCount(report.notes)
  const width = Math.max(...[...rows, ...notes].map(([name]) => name.length))
  const table = (lines: readonly [string, number][]) =>
    lines.map(([name, value]) => `  ${name.padEnd(width)}  ${count(value).padStart(10)}`)
  console.log(
    [
      `${report.isDryRun ? 'Dry run, nothing written: ' : ''}${report.format} (${report.syntax}, ${report.encoding}) as source "${report.source}", ${report.seconds.toFixed(1)} s`,
      ...table(rows),
      ...(notes.length > 0 ? ['imported with changes:', ...table(notes)] : []),
      ...(report.rejectedFile ? [`rejected rows: ${report.rejectedFile}`] : []),
      ...(report.problem ? [`INCOMPLETE: ${report.problem}`] : []),
    ].join('\n'),
  )
}

const byCount = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([code, value]): [string, number] => [`  ${code}`, value])

async function main(): Promise<number> {
  const wanted = readArguments()
  if (wanted === null) {
    console.log(USAGE)
    return 0
  }
  const mapping = wanted.map === undefined ? undefined : await readMapping(wanted.map)
  // A bulk write may take longer than the statement timeout of the shop.
  provideSettings({ DATABASE_STATEMENT_TIMEOUT_MS: '600000' })
  const close = await openDatabase()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  try {
    const report = await importFeed({
      file: wanted.file,
      mapping,
      format: wanted.format,
      encoding: wanted.encoding,
      source: wanted.source,
      rejected: wanted.rejected,
      isDryRun: wanted['dry-run'],
      onProgress: progressPrinter(),
      signal: stop.signal,
    })
    printReport(report)
    const isNothingImported = report.read > 0 && report.created + report.updated + report.unchanged === 0
    return report.problem !== null || isNothingImported ? 1 : 0
  } finally {
    await closeDatabase()
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`import: ${error instanceof Error ? messageOf(error) : String(error)}`)
  process.exitCode = error instanceof FeedError ? 2 : 1
}

function messageOf(error: Error): string {
  let deepest: Error = error
  while (deepest.cause instanceof Error) deepest = deepest.cause
  return deepest === error
    ? error.message
    : `${deepest.message} (${error.message.split('\n', 1)[0]?.slice(0, 200) ?? ''})`
}
