import { parseArgs } from 'node:util'
import { importFeed, type ImportReport, readMapping } from '@/services/catalog'
import { closeDatabase } from '@/services/database'
import { FeedError } from '@/services/feed'
import { provideSettings } from '@/settings'
import { byCount, deepMessage, printReport, progressPrinter, sumOf } from '@/scripts/program/feed-report'
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

function print(report: ImportReport): void {
  const { source, format, syntax, encoding, isDryRun, seconds, rejectedFile, problem } = report
  printReport({
    title: `${isDryRun ? 'Dry run, nothing written: ' : ''}${format} (${syntax}, ${encoding}) as source "${source}", ${seconds.toFixed(1)} s`,
    rows: [
      ['read (rows)', report.read],
      ['created', report.created],
      ['updated', report.updated],
      ['unchanged', report.unchanged],
      ['rejected (rows)', sumOf(report.rejected)],
      ...byCount(report.rejected),
    ],
    notes: report.notes,
    ends: [rejectedFile && `rejected rows: ${rejectedFile}`, problem && `INCOMPLETE: ${problem}`],
  })
}

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
      onProgress: progressPrinter('products'),
      signal: stop.signal,
    })
    print(report)
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
  console.error(`import: ${error instanceof Error ? deepMessage(error) : String(error)}`)
  process.exitCode = error instanceof FeedError ? 2 : 1
}
