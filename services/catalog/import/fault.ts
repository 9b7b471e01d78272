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
export interface RawRow {
  /** line (delimited text) or element (XML) number, from 1 */
  line: number
  /** the record as in the file, cut to RAW_LIMIT characters */
  raw: string
  fields: Fields
  fault?: RowFault
}

/** Fields a column can be mapped to. */
export const FIELDS = [
  'id',
  'group_id',
  'sku',
  'gtin',
  'name',
  'brand',
  'category',
  'price',
  'compare_at_price',
  'sale_price',
  'sale_dates',
  'sale_starts_at',
  'sale_ends_at',
  'currency',
  'stock',
  'availability',
  'available_from',
  'weight',
  'shade',
  'size',
  'variant',
  'image',
  'images',
  'variant_image',
  'description',
  'how_to_use',
  'ingredients',
  'origin',
  'registration_number',
  'shelf_life',
  'tags',
  'orders',
  'created_at',
  'is_active',
  'is_new',
  'is_exclusive',
  'is_limited',
  'is_online',
] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Partial<Record<Field, string>>

export const RAW_LIMIT = 2_000
