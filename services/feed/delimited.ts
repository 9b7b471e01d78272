/** One record of a delimited text, or a line that cannot be parsed. */
export interface DelimitedRecord {
  line: number
  cells: string[]
  raw: string
  fault?: 'unclosed_quote' | 'cut_off'
}

/** A record longer than this many characters is treated as one whose closing quote is missing. */
const RECORD_LIMIT = 4_000_000
/** Number of unparsable lines after which parsing stops. */
const MAX_FAULTS = 2_000

/**
 * A streaming parser of delimited text (RFC 4180 and common deviations): quotes inside fields, line breaks inside quotes, both line
 * endings. A quote that is never closed costs only its own line: parsing resumes at the next line. Parsers in libraries do not do that.
 */
export class DelimitedParser {
  #buffer = ''
  #line = 1
  #faults = 0

  constructor(
    private readonly delimiter: string,
    private readonly newline: '\n' | '\r' = '\n',
  ) {}

  /** The records completed by this chunk; `isLast` marks the last chunk. @throws after MAX_FAULTS unparsable lines */
  push(text: string, isLast: boolean): DelimitedRecord[] {
    this.#buffer += text
    const records: DelimitedRecord[] = []
    let start = 0
    while (start < this.#buffer.length) {
      const found = this.#record(start, isLast)
      if (found === null) break
      if (!isBlank(found.record)) records.push(found.record)
      start = found.next
    }
    this.#buffer = this.#buffer.slice(start)
    return records
  }

  #record(start: number, isLast: boolean): { record: DelimitedRecord; next: number } | null {
    const buffer = this.#buffer
    const cells: string[] = []
    let at = start
    let lineEnd = buffer.indexOf(this.newline, start)
    if (lineEnd < 0 && !isLast) return this.#tooLong(start, lineEnd)
    for (;;) {
      const opening = this.#openingQuote(at)
      if (opening >= 0) {
        const quoted = this.#quoted(opening, isLast)
        if (quoted === 'more') return this.#tooLong(start, lineEnd)
        if (quoted === 'broken') return this.#broken(start, lineEnd)
        cells.push(quoted.text)
        at = quoted.end
        if (lineEnd >= 0 && lineEnd < at) lineEnd = buffer.indexOf(this.newline, at)
        if (lineEnd < 0 && !isLast && at >= buffer.length) return null
      } else {
        const delimiterAt = buffer.indexOf(this.delimiter, at)
        const stop = lineEnd < 0 ? buffer.length : lineEnd
        const end = delimiterAt < 0 || delimiterAt > stop ? stop : delimiterAt
        if (end === buffer.length && !isLast) return this.#tooLong(start, lineEnd)
        cells.push(buffer.slice(at, end === stop && buffer[end - 1] === '\r' && end > at ? end - 1 : end))
        at = end
      }
      if (
        buffer[at] === '\r' &&
        this.newline === '\n' &&
        (buffer[at + 1] === '\n' || at + 1 === buffer.length)
      )
        at += 1
      if (buffer[at] !== this.delimiter) break
      at += 1
    }
    const next = Math.min(at + 1, buffer.length)
    const raw = buffer.slice(start, at)
    const record = { line: this.#line, cells, raw }
    this.#line += countOf(buffer, this.newline, start, next)
    return { record, next }
  }

  /** Index of a field's opening quote after optional spaces; -1 when the field is not quoted. */
  #openingQuote(at: number): number {
    let quote = at
    while (this.#buffer[quote] === ' ') quote += 1
    return this.#buffer[quote] === '"' ? quote : -1
  }

  #quoted(opening: number, isLast: boolean): { text: string; end: number } | 'more' | 'broken' {
    const buffer = this.#buffer
    let isDoubled = false
    let hasStrayQuote = false
    let from = opening + 1
    for (;;) {
      const quote = buffer.indexOf('"', from)
      if (quote < 0) return isLast ? 'broken' : 'more'
      let after = quote + 1
      if (buffer[after] === '"') {
        isDoubled = true
        from = quote + 2
        continue
      }
      while (buffer[after] === ' ') after += 1
      const next = buffer[after]
      if (next === undefined && !isLast) return 'more'
      if (next === undefined || next === this.delimiter || next === '\n' || next === '\r') {
        const text = buffer.slice(opening + 1, quote)
        // A stray quote and a line break: a missing quote has joined two rows.
        if (hasStrayQuote && text.includes(this.newline)) return 'broken'
        return { text: isDoubled ? text.replaceAll('""', '"') : text, end: after }
      }
      hasStrayQuote = true
      from = quote + 1
    }
  }

  #tooLong(start: number, lineEnd: number) {
    return this.#buffer.length - start > RECORD_LIMIT ? this.#broken(start, lineEnd) : null
  }

  #broken(start: number, lineEnd: number): { record: DelimitedRecord; next: number } {
    this.#faults += 1
    if (this.#faults > MAX_FAULTS)
      throw new Error(`too many unclosed quotes: on ${MAX_FAULTS} lines up to line ${this.#line}`)
    const end = lineEnd < 0 ? this.#buffer.length : lineEnd
    const isRest = lineEnd < 0 || this.#buffer.slice(lineEnd).trim() === ''
    const record: DelimitedRecord = {
      line: this.#line,
      cells: [],
      raw: this.#buffer.slice(start, end),
      fault: isRest ? 'cut_off' : 'unclosed_quote',
    }
    this.#line += 1
    return { record, next: Math.min(end + 1, this.#buffer.length) }
  }
}

const isBlank = ({ cells, fault }: DelimitedRecord) =>
  fault === undefined && cells.every((cell) => cell.trim() === '')

function countOf(text: string, character: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf(character, from); at >= 0 && at < to; at = text.indexOf(character, at + 1))
    count += 1
  return count
}

const DELIMITERS = [',', '\t', ';', '|']

export interface Dialect {
  delimiter: string
  newline: '\n' | '\r'
  /** the first line names the delimiter, as Excel writes it: 'sep=;' */
  hasHint: boolean
}

/** Detects the delimiter by parsing the first rows with each candidate: many columns and rows of equal width win. */
export function sniffDialect(head: string, wanted?: string): Dialect {
  const hint = /^sep=(.)\r?\n/i.exec(head)
  const newline = head.includes('\n') || !head.includes('\r') ? '\n' : '\r'
  const text = hint ? head.slice(hint[0].length) : head
  const scored = DELIMITERS.map((delimiter) => {
    const [header, ...rows] = new DelimitedParser(delimiter, newline)
      .push(text.slice(0, 100_000), true)
      .slice(0, 50)
    const width = header?.cells.length ?? 0
    const even = rows.filter((row) => row.cells.length === width).length / Math.max(1, rows.length)
    return { delimiter, score: width < 2 ? 0 : width * (0.5 + even) }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: wanted ?? hint?.[1] ?? best.delimiter, newline, hasHint: hint !== null }
}
