import { FeedError, type Field, type Fields } from '../fault'
import type { Mapping } from '../mapping'

/** The normalized name of a column: 'Sale Price', 'sale-price' and 'g:sale_price' are the same. */
export const columnKey = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\ufeff/g, '')
    .trim()
    .toLowerCase()
    .replace(/^[cg]:/, '')
    .replace(/[\s_-]+/g, '_')

/** The fields that the attributes of Google Merchant Center fill (support.google.com/merchants/answer/7052112). */
export const GOOGLE_COLUMNS: Readonly<Record<string, Field | Field[]>> = {
  id: 'id',
  item_group_id: 'group_id',
  title: 'name',
  brand: 'brand',
  product_type: 'category',
  google_product_category: 'category',
  price: 'price',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_dates',
  availability: 'availability',
  availability_date: 'available_from',
  quantity: 'stock',
  inventory: 'stock',
  sell_on_google_quantity: 'stock',
  description: 'description',
  image_link: 'image',
  additional_image_link: 'images',
  gtin: 'gtin',
  mpn: 'sku',
  color: 'shade',
  size: 'size',
  material: 'variant',
  pattern: 'variant',
  scent: 'variant',
  shipping_weight: 'weight',
  product_weight: 'weight',
}

/** The columns of each field, by index: the first one with a value is used. */
export type Layout = readonly (readonly [field: Field, columns: readonly number[]])[]

/** The layout of a header by a preset; columns that the header does not have are skipped. */
export function presetLayout(
  header: readonly string[],
  columns: Readonly<Record<string, Field | Field[]>>,
): Layout {
  const keys = header.map(columnKey)
  const found = Object.entries(columns).flatMap(([column, fields]) => {
    const index = keys.indexOf(column)
    return index < 0 ? [] : [fields].flat().map((field) => [field, index] as const)
  })
  return byField(found)
}

/** The layout of a header by a mapping. @throws FeedError that names all mapped columns missing in the file */
export function mappedLayout(header: readonly string[], columns: NonNullable<Mapping['columns']>): Layout {
  const keys = header.map(columnKey)
  const exact = header.map((name) => name.trim())
  const missing: string[] = []
  const found = Object.entries(columns).flatMap(([column, fields]) => {
    const index = exact.includes(column) ? exact.indexOf(column) : keys.indexOf(columnKey(column))
    if (index < 0) missing.push(column)
    return index < 0 ? [] : [fields].flat().map((field) => [field, index] as const)
  })
  if (missing.length > 0) {
    throw new FeedError(
      `the file has no column ${missing.map((name) => `"${name}"`).join(', ')}; its columns are ${columnList(header)}`,
    )
  }
  return byField(found)
}

export const columnList = (header: readonly string[]) =>
  header
    .slice(0, 60)
    .map((name) => `"${name.trim().slice(0, 60)}"`)
    .join(', ')

function byField(found: readonly (readonly [Field, number])[]): Layout {
  const columns = new Map<Field, number[]>()
  for (const [field, index] of found) columns.set(field, [...(columns.get(field) ?? []), index])
  return [...columns]
}

/** The texts of a record by field, without empty ones. */
export function pickFields(layout: Layout, cells: readonly string[]): Fields {
  const fields: Fields = {}
  for (const [field, columns] of layout) {
    for (const column of columns) {
      const text = cells[column]
      if (text === undefined || text === '' || text.trim() === '') continue
      fields[field] = text
      break
    }
  }
  return fields
}

/** Checks that id, name and price are mapped. @throws FeedError */
export function checkRequired(fields: ReadonlySet<Field>): void {
  const missing = (['id', 'name', 'price'] as const).filter((field) => !fields.has(field))
  if (missing.length > 0)
    throw new FeedError(
      `nothing is mapped to ${missing.join(', ')}: every product needs an id, a name and a price`,
    )
}
