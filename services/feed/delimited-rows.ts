import { type DelimitedRecord, DelimitedParser, sniffDialect } from './delimited'
import { type FeedFile, readText, type ReadCallbacks } from './encoding'
import { type FeedRow, RAW_LIMIT, RowFault } from './fault'

/** A file of delimited text with a header. */
export interface DelimitedFile {
  header: readonly string[]
  /** for the report: 'tab-separated' */
  syntax: string
  /** The rows in chunks as they are read; `toFields` is not called for rows that cannot be parsed. */
  rows: <Fields extends object>(
    toFields: (cells: readonly string[]) => Fields,
    callbacks: ReadCallbacks,
  ) => AsyncGenerator<FeedRow<Partial<Fields>>[]>
  /** known after the last row: why the file seems incomplete, or null */
  problem: () => string | null
}

/** Reads the header of a delimited text; the delimiter is detected unless it is given. */
export function openDelimited(file: FeedFile, delimiter: string | undefined): DelimitedFile {
  const dialect = sniffDialect(file.head, delimiter)
  const newParser = () => new DelimitedParser(dialect.delimiter, dialect.newline)
  const skipHint = (text: string) => (dialect.hasHint ? text.slice(text.indexOf('\n') + 1) : text)
  const header = newParser().push(skipHint(file.head), true)[0]?.cells ?? []
  let problem: string | null = null

  function toRow<Fields extends object>(
    { line, cells, raw, fault }: DelimitedRecord,
    toFields: (cells: readonly string[]) => Fields,
  ): FeedRow<Partial<Fields>> {
    const found =
      fault === undefined
        ? widthFault(cells, header.length, dialect.delimiter)
        : new RowFault(
            fault,
            fault === 'cut_off' ? 'the file ends inside quotes' : 'a quote on this line is never closed',
          )
    if (fault === 'cut_off') problem = 'the file ends in the middle of a row'
    return {
      line: line + (dialect.hasHint ? 1 : 0),
      raw: raw.slice(0, RAW_LIMIT),
      fields: fault === undefined ? toFields(cells) : {},
      ...(found && { fault: found }),
    }
  }
  async function* rows<Fields extends object>(
    toFields: (cells: readonly string[]) => Fields,
    callbacks: ReadCallbacks,
  ) {
    const parser = newParser()
    let isFirst = true
    let hasHeader = false
    const emit = (text: string, isLast: boolean) => {
      const records = parser.push(isFirst ? skipHint(text) : text, isLast)
      isFirst = false
      if (!hasHeader && records.length > 0) {
        records.shift()
        hasHeader = true
      }
      return records.map((record) => toRow(record, toFields))
    }
    for await (const text of readText(file, callbacks)) yield emit(text, false)
    yield emit('', true)
  }
  const syntax =
    { ',': 'comma-separated', ';': 'semicolon-separated', '\t': 'tab-separated', '|': 'bar-separated' }[
      dialect.delimiter
    ] ?? `separated by ${dialect.delimiter}`
  return { header, syntax, rows, problem: () => problem }
}

/** Rejects a row of another width than the header: a missing or extra delimiter has probably shifted its values. Trailing tabs are often trimmed and may be missing. */
function widthFault(cells: readonly string[], width: number, delimiter: string): RowFault | null {
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) {
    return new RowFault('too_many_columns', `the row has ${cells.length} columns, the header ${width}`)
  }
  if (cells.length < width && delimiter !== '\t')
    return new RowFault('too_few_columns', `the row has ${cells.length} columns, the header ${width}`)
  return null
}
