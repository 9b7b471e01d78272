/** The run cannot start: a wrong option, an unreadable file, a mapping that does not fit it. Nothing has been written. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

/** A fault of one row. The codes are the report's lines; the text says what the operator can do. */
export class RowFault extends Error {
  override readonly name = 'RowFault'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A row is taken over all the same, but something about it was left out or shortened: counted in the report. */
export type Note = (code: string) => void

/** One record of a feed before anything is understood: texts by field, and where they stood. */
export interface RawRow {
  /** line (delimited text) or element (XML) number, from 1 */
  line: number
  /** the record as it stood in the file, cut to a length a person would read */
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
