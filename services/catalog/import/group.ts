import type { CombinationInput } from '../write/product-input'
import { RowFault } from '../../feed'
import type { Field, Fields, RawRow } from './fields'
import { parseCombination, parseFacts, parseId, type ProductFacts, type RowContext } from './row'

/** A product ready to be written, and its rows. */
export interface Draft {
  external_id: string
  facts: ProductFacts
  combinations: CombinationInput[]
  rows: Pick<RawRow, 'line' | 'raw'>[]
}

export type Reject = (row: Pick<RawRow, 'line' | 'raw'>, id: string | undefined, fault: RowFault) => void

/** Most combinations of a product; their position is a smallint in the database. */
const VARIANT_LIMIT = 500

const PRODUCT_FIELDS: readonly Field[] = [
  'name',
  'brand',
  'category',
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
]

/** The product of one row without a group. @throws RowFault */
export function singleDraft(row: RawRow, id: string, context: RowContext): Draft {
  const facts = parseFacts(row.fields, context)
  return { external_id: id, facts, combinations: [parseCombination(row.fields, id, context)], rows: [row] }
}

/**
 * One product from the rows of a group, in the file's order, with one combination for each row. Each field of the product comes from the
 * first row that has it. Invalid rows are rejected, the others kept; null when no row is left.
 * `claim` gives true when an id is new in this run.
 */
export function groupDraft(
  groupId: string,
  rows: readonly RawRow[],
  context: RowContext,
  claim: (id: string) => boolean,
  reject: Reject,
): Draft | null {
  const hasVariantImages = rows.some((row) => row.fields.variant_image !== undefined)
  const combinations: CombinationInput[] = []
  const used: RawRow[] = []
  for (const row of rows) {
    if (isPictureRow(row.fields)) continue
    try {
      const id = parseId(row.fields.id, context.note)
      if (combinations.length >= VARIANT_LIMIT)
        throw new RowFault('too_many_variants', `more than ${VARIANT_LIMIT} rows share group "${groupId}"`)
      const picture = hasVariantImages ? row.fields.variant_image : row.fields.image
      const fields = picture === undefined ? row.fields : { ...row.fields, variant_image: picture }
      const combination = parseCombination(fields, id, context)
      if (!claim(id)) throw new RowFault('duplicate_id', `id "${id}" came before in this file`)
      combinations.push(combination)
      used.push(row)
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      reject(row, row.fields.id, error)
    }
  }
  if (combinations.length === 0) {
    for (const row of rows.filter((each) => isPictureRow(each.fields)))
      reject(row, groupId, new RowFault('missing_price', 'no row of this product can be sold'))
    return null
  }
  try {
    const facts = parseFacts(productFields(rows), context)
    return {
      external_id: `group:${groupId}`,
      facts,
      combinations: withDistinctNames(combinations, used),
      rows: used,
    }
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    for (const row of used) reject(row, row.fields.id, error)
    return null
  }
}

/** A row that only adds a picture (Shopify). */
const isPictureRow = (fields: Fields) =>
  fields.image !== undefined &&
  fields.id === undefined &&
  fields.price === undefined &&
  fields.name === undefined

function productFields(rows: readonly RawRow[]): Fields {
  const merged: Fields = {}
  for (const field of PRODUCT_FIELDS) {
    const text = rows.find((row) => row.fields[field] !== undefined)?.fields[field]
    if (text !== undefined) merged[field] = text
  }
  const pictures = rows.some((row) => isPictureRow(row.fields) || row.fields.variant_image !== undefined)
    ? rows
    : rows.slice(0, 1)
  const images = pictures.flatMap((row) =>
    [row.fields.image, row.fields.images].filter((text) => text !== undefined),
  )
  return images.length > 0 ? { ...merged, images: images.join('\n') } : merged
}

/** Gives combinations without a distinct name one made from their SKU or id: shoppers choose by name. */
function withDistinctNames(
  combinations: readonly CombinationInput[],
  rows: readonly RawRow[],
): CombinationInput[] {
  if (combinations.length < 2) return [...combinations]
  const nameOf = ({ attributes }: CombinationInput) =>
    [attributes.shade, attributes.size, attributes.variant].map((each) => each?.name ?? '').join('/')
  const counts = new Map<string, number>()
  for (const each of combinations) counts.set(nameOf(each), (counts.get(nameOf(each)) ?? 0) + 1)
  return combinations.map((each, index) => {
    if (nameOf(each) !== '//' && counts.get(nameOf(each)) === 1) return each
    const name = [each.attributes.variant?.name, rows[index]?.fields.sku ?? each.external_id]
      .filter(Boolean)
      .join(' ')
      .slice(0, 80)
    return { ...each, attributes: { ...each.attributes, variant: { id: name.toLowerCase(), name } } }
  })
}
