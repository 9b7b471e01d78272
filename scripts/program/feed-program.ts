import { parseArgs } from 'node:util'
import { FeedError } from '@/services/feed'
import { provideSettings } from '@/settings'
import { byCount, printReport, progressPrinter, sumOf } from './feed-report'
import { withDatabase } from './open-database'
import { parsed, runProgram, type Terminal, WrongUse } from './program'

/** The importers: `npm run import -- FILE`, `npm run import:reviews -- FILE`. */

interface FeedOptions<Format, Mapping> {
  file: string
  mapping: Mapping | undefined
  format: Format | undefined
  encoding: string | undefined
  source: string | undefined
  rejected: string | undefined
  isDryRun: boolean
  onProgress: ReturnType<typeof progressPrinter>
  signal: AbortSignal
}

interface FeedReport {
  source: string
  format: string
  syntax: string
  encoding: string
  isDryRun: boolean
  read: number
  created: number
  updated: number
  unchanged: number
  rejected: Record<string, number>
  rejectedFile: string | null
  notes: Record<string, number>
  problem: string | null
  seconds: number
}

interface FeedProgram<Format extends string, Mapping, Report extends FeedReport> {
  /** of its npm script */
  name: string
  /** what is imported: 'products' */
  what: string
  formats: readonly Format[]
  /** in the usage, after the options' names */
  texts: { map: string; source: string; after?: string }
  readMapping: (path: string) => Promise<Mapping>
  importFile: (options: FeedOptions<Format, Mapping>) => Promise<Report>
  /** rows of the printed table between 'unchanged' and 'rejected' */
  rowsOf?: (report: Report) => readonly (readonly [string, number])[]
  /** lines after the table */
  endsOf?: (report: Report) => readonly (string | null)[]
}

const usageOf = ({
  name,
  formats,
  texts,
}: Pick<FeedProgram<string, unknown, FeedReport>, 'name' | 'formats' | 'texts'>) =>
  `usage: npm run ${name} -- FILE [options]

  --map FILE         ${texts.map} (docs/importing.md)
  --format NAME      ${formats.join(', ')}; detected when not given
  --encoding NAME    e.g. utf-8, windows-1258; detected when not given
  --source NAME      ${texts.source}
  --rejected FILE    file for rejected rows; default .data/import/<file>.rejected.csv
  --dry-run          reads, checks and compares everything, writes nothing to the database
${texts.after === undefined ? '' : `\n${texts.after}\n`}
exit code: 0 imported, 1 the run failed, was stopped or imported nothing, 2 wrong use`

function readArguments<Format extends string>(args: string[], formats: readonly Format[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      format: { type: 'string' },
      encoding: { type: 'string' },
      source: { type: 'string' },
      rejected: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongUse('one file is needed')
  const format = formats.find((name) => name === values.format)
  if (values.format !== undefined && format === undefined)
    throw new WrongUse(`unknown format "${values.format}": ${formats.join(', ')}`)
  if (values.source !== undefined && !/^[a-z0-9][a-z0-9._-]{0,79}$/i.test(values.source))
    throw new WrongUse('--source takes letters, digits, dots and dashes')
  return { ...values, file, format }
}

function print<Report extends FeedReport>(
  report: Report,
  { rowsOf, endsOf }: Pick<FeedProgram<string, unknown, Report>, 'rowsOf' | 'endsOf'>,
): void {
  const { source, format, syntax, encoding, isDryRun, seconds, rejectedFile, problem } = report
  printReport({
    title: `${isDryRun ? 'Dry run, nothing written: ' : ''}${format} (${syntax}, ${encoding}) as source "${source}", ${seconds.toFixed(1)} s`,
    rows: [
      ['read (rows)', report.read],
      ['created', report.created],
      ['updated', report.updated],
      ['unchanged', report.unchanged],
      ...(rowsOf?.(report) ?? []),
      ['rejected (rows)', sumOf(report.rejected)],
      ...byCount(report.rejected),
    ],
    notes: report.notes,
    ends: [
      ...(endsOf?.(report) ?? []),
      rejectedFile && `rejected rows: ${rejectedFile}`,
      problem && `INCOMPLETE: ${problem}`,
    ],
  })
}

/** Calls `work` with a signal that ends the run after its batch when the process is asked to end. */
function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return work(stop.signal)
}

/** Runs an importer with these arguments; gives its exit code. */
export async function runFeedProgram<Format extends string, Mapping, Report extends FeedReport>(
  program: FeedProgram<Format, Mapping, Report>,
  args: string[],
  terminal: Terminal = console,
): Promise<number> {
  const { name, what, formats, readMapping, importFile } = program
  const outcome = { isComplete: true }
  const code = await runProgram({ name, usage: usageOf(program), args, terminal }, async () => {
    const {
      file,
      format,
      map,
      encoding,
      source,
      rejected,
      'dry-run': isDryRun,
    } = parsed(() => readArguments(args, formats))
    try {
      const mapping = map === undefined ? undefined : await readMapping(map)
      // A bulk write may take longer than the statement timeout of the shop.
      provideSettings({ DATABASE_STATEMENT_TIMEOUT_MS: '600000' })
      const report = await withDatabase(() =>
        untilStopped((signal) =>
          importFile({
            ...{ file, mapping, format, encoding, source, rejected, isDryRun, signal },
            onProgress: progressPrinter(what),
          }),
        ),
      )
      print(report, program)
      const isNothingImported = report.read > 0 && report.created + report.updated + report.unchanged === 0
      outcome.isComplete = report.problem === null && !isNothingImported
    } catch (error) {
      if (error instanceof FeedError) throw new WrongUse(error.message, { isUsageShown: false })
      throw error
    }
  })
  return code === 0 && !outcome.isComplete ? 1 : code
}
