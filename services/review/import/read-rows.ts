import {
  columnKey,
  columnList,
  FeedError,
  type FeedFile,
  type Layout,
  mappedLayout,
  openDelimited,
  pickFields,
  presetLayout,
  type ReadCallbacks,
} from '../../feed'
import { type Field, FIELDS, type Fields, type Format, PRESETS, PRODUCT_FIELDS, type RawRow } from './fields'
import type { ReviewMapping } from './mapping'

/** A file of reviews of a known format, with its rows in chunks as they are read. */
interface ReviewFile {
  format: Format
  /** for the report: 'tab-separated' */
  syntax: string
  rows: (callbacks: ReadCallbacks) => AsyncGenerator<RawRow[]>
  /** known after the last row: why the file seems incomplete, or null */
  problem: () => string | null
}

/**
 * Detects the format of a file of reviews and checks its columns. Reads no rows.
 * @throws FeedError unknown format, mapped columns missing in the file, nothing mapped to the rating or to the product
 */
export function openReviews(file: FeedFile, mapping: ReviewMapping, wanted?: Format): ReviewFile {
  if (/^\s*[<[{]/.test(file.head))
    throw new FeedError(`${file.path} looks like XML or JSON: reviews are read as CSV or TSV`)
  const { header, syntax, rows, problem } = openDelimited(file, mapping.delimiter)
  const { format, layout } = detect(file, header, mapping, wanted)
  const constants = FIELDS.flatMap((field) => {
    const value = mapping.constants?.[field]
    return value === undefined ? [] : [[field, String(value)] as const]
  })
  check(new Set([...layout.map(([field]) => field), ...constants.map(([field]) => field)]))
  const toFields = (cells: readonly string[]): Fields => ({
    ...Object.fromEntries(constants),
    ...pickFields(layout, cells),
  })
  return { format, syntax, rows: (callbacks) => rows(toFields, callbacks), problem }
}

function detect(
  file: FeedFile,
  header: readonly string[],
  { columns }: ReviewMapping,
  wanted: Format | undefined,
): { format: Format; layout: Layout<Field> } {
  if (columns) return { format: 'csv', layout: mappedLayout(header, columns) }
  if (wanted === 'csv') throw new FeedError('format "csv" needs --map with "columns"')
  const keys = new Set(header.map(columnKey))
  for (const format of ['judgeme', 'yotpo', 'shopify'] as const) {
    const preset = PRESETS[format]
    const isThis = preset.signs.every((names) => names.some((name) => keys.has(name)))
    if (isThis && (wanted === undefined || wanted === format))
      return { format, layout: presetLayout(header, preset.columns) }
  }
  throw new FeedError(
    `${file.path} is not an export of ${wanted ?? 'Judge.me, Yotpo or Shopify Product Reviews'}. Map its columns with --map; they are ${columnList(header)}`,
  )
}

/** @throws FeedError unless the rating and the product are mapped */
function check(fields: ReadonlySet<Field>): void {
  if (!fields.has('rating')) throw new FeedError('nothing is mapped to rating: every review needs its stars')
  if (!PRODUCT_FIELDS.some((field) => fields.has(field)))
    throw new FeedError(`nothing is mapped to the product: one of ${PRODUCT_FIELDS.join(', ')} is needed`)
}
