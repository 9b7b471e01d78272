/** What the importers print: progress while they run, and tables of counts. */

interface Progress {
  /** share of the file read, 0–1 */
  share: number
  rows: number
  written: number
  rejected: number
}

export const count = (value: number) => value.toLocaleString('en-US')

/** Prints progress: on a terminal one line that is overwritten, elsewhere a line every ten seconds. @param what is written: 'products' */
export function progressPrinter(what: string): (progress: Progress) => void {
  const every = process.stderr.isTTY ? 200 : 10_000
  let last = performance.now()
  return ({ share, rows, written, rejected }) => {
    if (performance.now() - last < every) return
    last = performance.now()
    const line = `${(share * 100).toFixed(0).padStart(3)} %  ${count(rows)} rows read, ${count(written)} ${what}, ${count(rejected)} rejected`
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
}

export const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, each) => sum + each, 0)

/** Counts by code, the most frequent first, as rows below their sum. */
export const byCount = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([code, value]) => [`  ${code}`, value])

interface Report {
  title: string
  rows: readonly (readonly [string, number])[]
  notes: Record<string, number>
  /** what follows the tables, without what is null */
  ends: readonly (string | null)[]
}

export function printReport({ title, rows, notes, ends }: Report): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const changes = byCount(notes)
  const width = Math.max(...[...rows, ...changes].map(([name]) => name.length))
  const table = (lines: readonly (readonly [string, number])[]) =>
    lines.map(([name, value]) => `  ${name.padEnd(width)}  ${count(value).padStart(10)}`)
  console.log(
    [
      title,
      ...table(rows),
      ...(changes.length > 0 ? ['imported with changes:', ...table(changes)] : []),
      ...ends.filter((line) => line !== null),
    ].join('\n'),
  )
}
