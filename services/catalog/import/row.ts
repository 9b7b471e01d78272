import { number, object, string, ValidationError } from 'yup'
import { slugify } from '@/domain/text'
import { cleanLine, type Note, parseFlag, parseImages, parseInstant, RowFault } from '../../feed'
import type { StoredAttributes } from '../schema'
import type { CombinationInput, ProductInput } from '../write/product-input'
import type { CategoryMap } from './category'
import { cleanHtml } from './clean'
import type { Fields } from './fields'
import type { Mapping } from './mapping'
import { parsePrice } from './price'
import { parseAvailability, parseCount, parseGtin, parseInterval, parseWeight } from './values'

const IMAGE_LIMIT = 20

export interface RowContext {
  mapping: Mapping
  categories: CategoryMap
  /** ids of the shop's tags by slug; a feed cannot create tags */
  tags: ReadonlyMap<string, number>
  note: Note
}

/** A product with brand and category by name, before these are resolved to ids. */
export type ProductFacts = Omit<
  ProductInput,
  'brand_id' | 'default_category_id' | 'category_ids' | 'combinations' | 'external_id'
> & {
  brand: string
  category: readonly string[]
}

const ID_LIMIT = 200
const NAME_LIMIT = 250
const LINE_LIMIT = 500
const RAW_NAME_LIMIT = 5_000

const combinationSchema = object({
  external_id: string().required().max(ID_LIMIT),
  price: number().integer().min(1).max(2_000_000_000).required(),
  stock: number().integer().min(0).required(),
  weight: number().integer().min(0).required(),
})
const factsSchema = object({ name: string().required().max(NAME_LIMIT), brand: string().required().max(120) })

/** The id or group id of a row. @throws RowFault missing_id, id_too_long (or the same for group_id) */
export function parseId(text: string | undefined, note: Note, what = 'id'): string {
  const id = text === undefined ? '' : text.length > 2_000 ? text : cleanLine(text, note)
  if (id === '') throw new RowFault(`missing_${what}`, `the row has no ${what}`)
  if (id.length > ID_LIMIT)
    throw new RowFault(
      `${what}_too_long`,
      `${what} has ${id.length} characters, at most ${ID_LIMIT} are allowed`,
    )
  return id
}

/** The facts of a product: name, brand, category, texts. @throws RowFault */
export function parseFacts(fields: Fields, context: RowContext): ProductFacts {
  const { note, mapping } = context
  const html = (text: string | undefined) => (text === undefined ? '' : cleanHtml(text, note))
  const line = (text: string | undefined) =>
    text === undefined ? '' : cutTo(LINE_LIMIT, cleanLine(text, note), note)
  const flag = (
    name: 'is_active' | 'is_new' | 'is_exclusive' | 'is_limited' | 'is_online',
    fallback: boolean,
  ) => {
    const text = fields[name]
    return text === undefined ? fallback : parseFlag(text, name)
  }
  const created = fields.created_at === undefined ? null : parseInstant(fields.created_at)
  const facts: ProductFacts = {
    name: parseName(fields.name, note),
    brand: cutTo(120, cleanLine(fields.brand ?? '', note), note) || mapping.defaults.brand,
    category: context.categories.pathOf(fields.category, note),
    tag_ids: tagIds(fields.tags, context.tags),
    classification: 'normal',
    images: parseImages(
      [fields.image, fields.images].filter((text) => text !== undefined).join('\n'),
      note,
      IMAGE_LIMIT,
    ).map((url, index) => ({ url, is_cover: index === 0 })),
    frame_url: parseImages(fields.frame ?? '', note, 1)[0] ?? null,
    description: html(fields.description),
    how_to_use: html(fields.how_to_use),
    ingredients: cutTo(20_000, cleanLine(fields.ingredients ?? '', note), note),
    origin: line(fields.origin),
    registration_number: line(fields.registration_number),
    shelf_life: line(fields.shelf_life),
    is_new: flag('is_new', false),
    is_exclusive: flag('is_exclusive', false),
    is_limited: flag('is_limited', false),
    is_online: flag('is_online', false),
    is_buy_one_get_one_free: false,
    is_active: flag('is_active', true),
    label_bmsm: null,
    total_orders: fields.orders === undefined ? 0 : parseCount(fields.orders, 'orders', note),
    created_at: created ?? new Date(),
  }
  return validated(factsSchema, facts)
}

function parseName(text: string | undefined, note: Note): string {
  if (text === undefined) throw new RowFault('missing_name', 'the row has no name')
  if (text.length > RAW_NAME_LIMIT)
    throw new RowFault('field_too_large', `name has ${text.length} characters`)
  const name = cleanLine(text, note)
  if (name === '') throw new RowFault('missing_name', 'the row has no name')
  return cutTo(NAME_LIMIT, name, note)
}

function tagIds(text: string | undefined, tags: ReadonlyMap<string, number>): number[] {
  const ids = (text ?? '')
    .slice(0, 5_000)
    .split(/[,;|]/)
    .flatMap((name) => tags.get(slugify(name)) ?? [])
  return [...new Set(ids)].sort((one, other) => one - other)
}

/** One combination: price, stock, shade. @throws RowFault */
export function parseCombination(fields: Fields, id: string, context: RowContext): CombinationInput {
  const { mapping, note } = context
  const { price, deduction } = parsePrices(fields, context)
  const availability = fields.availability === undefined ? null : parseAvailability(fields.availability)
  const counted =
    fields.stock === undefined ? mapping.defaults.stock : parseCount(fields.stock, 'stock', note)
  const isOrderedAhead = availability === 'preorder' || availability === 'backorder'
  return validated(combinationSchema, {
    external_id: id,
    sku: cutTo(100, cleanLine(fields.sku ?? id, note), note) || id.slice(0, 100),
    gtin: parseGtin(fields.gtin ?? ''),
    price,
    deduction,
    stock: availability === null || availability === 'in_stock' ? counted : 0,
    weight:
      (fields.weight === undefined ? null : parseWeight(fields.weight, note)) ?? mapping.defaults.weight,
    attributes: parseAttributes(fields, note),
    images: parseImages(fields.variant_image ?? '', note, IMAGE_LIMIT).map((url, index) => ({
      url,
      is_cover: index === 0,
    })),
    preorder: isOrderedAhead
      ? {
          total_quota: mapping.defaults.preorder_quota,
          sold_quota: 0,
          ships_at: parseInstant(fields.available_from ?? ''),
        }
      : null,
  })
}

/** List price and deduction. A sale price that is not lower, or whose dates cannot be parsed, is ignored with a note. */
function parsePrices(
  fields: Fields,
  { mapping, note }: RowContext,
): Pick<CombinationInput, 'price' | 'deduction'> {
  if (fields.price === undefined) throw new RowFault('missing_price', 'the row has no price')
  const listedPrice = parsePrice(fields.price, mapping, fields.currency)
  const optional = (text: string | undefined) => {
    if (text === undefined || /^\D*0*([.,]0*)?\D*$/.test(text)) return null
    return parsePrice(text, mapping, fields.currency)
  }
  const before = optional(fields.compare_at_price)
  const sale = optional(fields.sale_price)
  const price = Math.max(listedPrice, before ?? 0)
  const today = sale ?? listedPrice
  if (sale !== null && sale >= listedPrice) note('sale_ignored')
  if (today >= price) return { price, deduction: null }
  const dates = saleDates(fields)
  if (dates === null) {
    note('sale_ignored')
    return { price, deduction: null }
  }
  return { price, deduction: { type: 'amount', value: price - today, is_show_as_percentage: true, ...dates } }
}

function saleDates(fields: Fields): { starts_at: Date | null; ends_at: Date | null } | null {
  if (fields.sale_dates !== undefined) return parseInterval(fields.sale_dates)
  const starts_at = fields.sale_starts_at === undefined ? null : parseInstant(fields.sale_starts_at)
  const ends_at = fields.sale_ends_at === undefined ? null : parseInstant(fields.sale_ends_at)
  const isParsed =
    (starts_at !== null || fields.sale_starts_at === undefined) &&
    (ends_at !== null || fields.sale_ends_at === undefined)
  return isParsed && !(starts_at && ends_at && ends_at <= starts_at) ? { starts_at, ends_at } : null
}

function parseAttributes(fields: Fields, note: Note): StoredAttributes {
  const attributes: StoredAttributes = {}
  for (const kind of ['shade', 'size', 'variant'] as const) {
    const name = cutTo(80, cleanLine(fields[kind] ?? '', note), note)
    if (name !== '') attributes[kind] = { id: slugify(name), name }
  }
  return attributes
}

function cutTo(limit: number, text: string, note: Note): string {
  if (text.length <= limit) return text
  note('text_cut')
  return text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()
}

/** Validates the parsed values of a row once more before they are written. @throws RowFault invalid */
function validated<T>(
  schema: { validateSync: (value: unknown, options: { strict: boolean }) => unknown },
  value: T,
): T {
  try {
    schema.validateSync(value, { strict: true })
    return value
  } catch (error) {
    if (error instanceof ValidationError) throw new RowFault('invalid', error.message)
    throw error
  }
}
