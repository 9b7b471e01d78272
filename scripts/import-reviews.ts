import { parseArgs } from 'node:util'
import { closeDatabase } from '@/services/database'
import { FeedError } from '@/services/feed'
import { importReviews, readReviewMapping, REVIEW_FORMATS, type ReviewImportReport } from '@/services/review'
import { provideSettings } from '@/settings'
import { byCount, deepMessage, printReport, progressPrinter, sumOf } from '@/scripts/program/feed-report'
import { openDatabase } from '@/scripts/program/open-database'

/** `npm run import:reviews -- FILE`: imports reviews from another system (docs/importing.md). */

const USAGE = `usage: npm run import:reviews -- FILE [options]

  --map FILE         mapping from the file's columns to the fields of a review (docs/importing.md)
  --format NAME      ${REVIEW_FORMATS.join(', ')}; detected when not given
  --encoding NAME    e.g. utf-8, windows-1258; detected when not given
  --source NAME      key of these reviews, e.g. the former shop's name; the format's name when not given
  --rejected FILE    file for rejected rows; default .data/import/<file>.rejected.csv
  --dry-run          reads, checks and compares everything, writes nothing to the database

Reviews that a rule holds are in .data/import/<file>.held.csv; npm run reviews -- list shows them.

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
    const format = REVIEW_FORMATS.find((name) => name === values.format)
    if (values.format !== undefined && format === undefined)
      throw new FeedError(`unknown format "${values.format}": ${REVIEW_FORMATS.join(', ')}`)
    if (values.source !== undefined && !/^[a-z0-9][a-z0-9._-]{0,79}$/i.test(values.source))
      throw new FeedError('--source takes letters, digits, dots and dashes')
    return { ...values, file, format }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function print(report: ReviewImportReport): void {
  const { source, format, syntax, encoding, isDryRun, seconds, rejectedFile, heldFile, problem } = report
  printReport({
    title: `${isDryRun ? 'Dry run, nothing written: ' : ''}${format} (${syntax}, ${encoding}) as source "${source}", ${seconds.toFixed(1)} s`,
    rows: [
      ['read (rows)', report.read],
      ['created', report.created],
      ['updated', report.updated],
      ['unchanged', report.unchanged],
      ['held, of created and updated', sumOf(report.held)],
      ...byCount(report.held),
      ['photos to fetch', report.photos],
      ['rejected (rows)', sumOf(report.rejected)],
      ...byCount(report.rejected),
    ],
    notes: report.notes,
    ends: [
      heldFile && `held reviews: ${heldFile}`,
      rejectedFile && `rejected rows: ${rejectedFile}`,
      problem && `INCOMPLETE: ${problem}`,
    ],
  })
}

async function main(): Promise<number> {
  const wanted = readArguments()
  if (wanted === null) {
    console.log(USAGE)
    return 0
  }
  const mapping = wanted.map === undefined ? undefined : await readReviewMapping(wanted.map)
  // A bulk write may take longer than the statement timeout of the shop.
  provideSettings({ DATABASE_STATEMENT_TIMEOUT_MS: '600000' })
  const close = await openDatabase()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  try {
    const report = await importReviews({
      file: wanted.file,
      mapping,
      format: wanted.format,
      encoding: wanted.encoding,
      source: wanted.source,
      rejected: wanted.rejected,
      isDryRun: wanted['dry-run'],
      onProgress: progressPrinter('reviews'),
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
  console.error(`import:reviews: ${error instanceof Error ? deepMessage(error) : String(error)}`)
  process.exitCode = error instanceof FeedError ? 2 : 1
}
