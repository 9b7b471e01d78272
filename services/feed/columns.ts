import { FeedError } from './fault'

/** The normalized name of a column: 'Sale Price', 'sale-price' and 'g:sale_price' are the same. */
export const columnKey = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\ufeff/g, '')
    .trim()
    .toLowerCase()
    .replace(/^[cg]:/, '')
    .replace(/[\s_-]+/g, '_')

/** The fields that columns fill. */
export type Columns<Field extends string> = Readonly<Record<string, Field | Field[]>>

/** The columns of each field, by index: the first one with a value is used. */
export type Layout<Field> = readonly (readonly [field: Field, columns: readonly number[]])[]

const listOf = <Field extends string>(fields: Field | Field[]): readonly Field[] =>
  typeof fields === 'string' ? [fields] : fields

/** The layout of a header by a preset; columns that the header does not have are skipped. */
export function presetLayout<Field extends string>(
  header: readonly string[],
  columns: Columns<Field>,
): Layout<Field> {
  const keys = header.map(columnKey)
  const found = Object.entries(columns).flatMap(([column, fields]) => {
    const index = keys.indexOf(column)
    return index < 0 ? [] : listOf(fields).map((field) => [field, index] as const)
  })
  return byField(found)
}

/** The layout of a header by a mapping. @throws FeedError that names all mapped columns missing in the file */
export function mappedLayout<Field extends string>(
  header: readonly string[],
  columns: Columns<Field>,
): Layout<Field> {
  const keys = header.map(columnKey)
  const exact = header.map((name) => name.trim())
  const missing: string[] = []
  const found = Object.entries(columns).flatMap(([column, fields]) => {
    const index = exact.includes(column) ? exact.indexOf(column) : keys.indexOf(columnKey(column))
    if (index < 0) missing.push(column)
    return index < 0 ? [] : listOf(fields).map((field) => [field, index] as const)
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

function byField<Field extends string>(found: readonly (readonly [Field, number])[]): Layout<Field> {
  const columns = new Map<Field, number[]>()
  for (const [field, index] of found) columns.set(field, [...(columns.get(field) ?? []), index])
  return [...columns]
}

/** The texts of a record by field, without empty ones. */
export function pickFields<Field extends string>(
  layout: Layout<Field>,
  cells: readonly string[],
): Partial<Record<Field, string>> {
  const fields: Partial<Record<Field, string>> = {}
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
