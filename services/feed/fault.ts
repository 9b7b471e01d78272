/** The run cannot start: a wrong option, an unreadable file, or a mapping that does not fit the file. Nothing was written. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

/** Rejects one row. The report counts rows by `code`; the message tells the operator what to correct. */
export class RowFault extends Error {
  override readonly name = 'RowFault'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Counts a value of an imported row that was left out, shortened or changed; the report lists the counts by code. */
export type Note = (code: string) => void

/** One record of a feed before its values are parsed: texts by field, and its position. */
export interface FeedRow<Fields> {
  /** line (delimited text) or element (XML) number, from 1 */
  line: number
  /** the record as in the file, cut to RAW_LIMIT characters */
  raw: string
  fields: Fields
  fault?: RowFault
}

export const RAW_LIMIT = 2_000
