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
  RAW_LIMIT,
  type ReadCallbacks,
  readText,
  RowFault,
} from '../../../feed'
import { type Field, FIELDS, type Fields, type RawRow } from '../fields'
import type { Mapping } from '../mapping'
import { checkRequired, GOOGLE_COLUMNS } from './columns'
import { isShopify, ShopifyRows } from './shopify'
import { XmlItems } from './xml'

export const FORMATS = ['google', 'shopify', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** A feed of a known format, with its rows in chunks as they are read. */
export interface Feed {
  format: Format
  /** syntax of the file for the report: 'XML', 'tab-separated' */
  syntax: string
  rows: (callbacks: ReadCallbacks) => AsyncGenerator<RawRow[]>
  /** known after the last row: why the file seems incomplete, or null */
  problem: () => string | null
}

/**
 * Detects the format of a feed file and checks its columns. Reads no rows and writes nothing.
 * @throws FeedError unknown format, mapped columns missing in the file, nothing mapped to id, name or price
 */
export function openFeed(file: FeedFile, mapping: Mapping, wanted?: Format): Feed {
  const start = file.head.trimStart()
  if (start.startsWith('<')) return xmlFeed(file, start, mapping, wanted)
  if (/^[[{]/.test(start))
    throw new FeedError(`${file.path} looks like JSON: feeds are read as CSV, TSV or XML`)
  return delimitedFeed(file, mapping, wanted)
}

function xmlFeed(file: FeedFile, start: string, mapping: Mapping, wanted: Format | undefined): Feed {
  if (/^<(!doctype\s+)?html/i.test(start)) throw new FeedError(`${file.path} is a web page, not a feed`)
  if (!/<(rss|feed|rdf:RDF|channel)[\s>]/i.test(start))
    throw new FeedError(
      `${file.path} is XML but neither RSS nor Atom: only Google Merchant feeds are read as XML`,
    )
  if (wanted === 'shopify') throw new FeedError(`${file.path} is XML: Shopify's product export is CSV`)
  const columns = mapping.columns ?? GOOGLE_COLUMNS
  const pairs = Object.entries(columns).flatMap(([column, fields]) =>
    [fields].flat().map((field) => [columnKey(column), field] as const),
  )
  checkRequired(
    fieldsOf(
      pairs.map(([, field]) => field),
      mapping,
    ),
  )
  let problem: string | null = null
  const toRow = (item: ReturnType<XmlItems['push']>[number]): RawRow => {
    const fields: Fields = {}
    for (const [column, field] of pairs) fields[field] ??= item.values.get(column)
    return {
      line: item.line,
      fields: withConstants(fields, mapping),
      get raw() {
        return JSON.stringify(Object.fromEntries(item.values)).slice(0, RAW_LIMIT)
      },
      ...(item.fault !== undefined && {
        fault: new RowFault(item.fault.includes('file ends') ? 'cut_off' : 'bad_xml', item.fault),
      }),
    }
  }
  async function* rows(callbacks: ReadCallbacks) {
    const items = new XmlItems()
    for await (const text of readText(file, callbacks)) yield items.push(text).map(toRow)
    const end = items.end()
    problem = end.problem
    yield end.items.map(toRow)
  }
  return { format: mapping.columns ? 'csv' : 'google', syntax: 'XML', rows, problem: () => problem }
}

function delimitedFeed(file: FeedFile, mapping: Mapping, wanted: Format | undefined): Feed {
  const { header, syntax, rows, problem } = openDelimited(file, mapping.delimiter)
  const { format, toFields } = detectFormat(file, header, mapping, wanted)
  return {
    format,
    syntax,
    rows: (callbacks) => rows((cells) => withConstants(toFields(cells), mapping), callbacks),
    problem,
  }
}

function detectFormat(
  file: FeedFile,
  header: readonly string[],
  mapping: Mapping,
  wanted: Format | undefined,
): { format: Format; toFields: (cells: readonly string[]) => Fields } {
  const byLayout = (layout: Layout<Field>) => {
    checkRequired(
      fieldsOf(
        layout.map(([field]) => field),
        mapping,
      ),
    )
    return (cells: readonly string[]) => pickFields(layout, cells)
  }
  if (mapping.columns) return { format: 'csv', toFields: byLayout(mappedLayout(header, mapping.columns)) }
  if (wanted === 'csv') throw new FeedError('format "csv" needs --map with "columns"')
  if (wanted === 'shopify' || (wanted === undefined && isShopify(header))) {
    if (!isShopify(header))
      throw new FeedError(
        `${file.path} is not a Shopify product export: Handle, Title and Variant Price are needed, its columns are ${columnList(header)}`,
      )
    const shopify = new ShopifyRows(header)
    return { format: 'shopify', toFields: (cells) => shopify.fields(cells) }
  }
  const keys = new Set(header.map(columnKey))
  const isGoogle =
    ['id', 'title', 'price'].every((key) => keys.has(key)) &&
    [
      'link',
      'image_link',
      'availability',
      'condition',
      'gtin',
      'google_product_category',
      'item_group_id',
    ].some((key) => keys.has(key))
  if (wanted === 'google' || isGoogle)
    return { format: 'google', toFields: byLayout(presetLayout(header, GOOGLE_COLUMNS)) }
  throw new FeedError(
    `cannot detect the format of ${file.path}: neither Google Merchant nor Shopify. Map its columns with --map; they are ${columnList(header)}`,
  )
}

function fieldsOf(fields: readonly Field[], mapping: Mapping): ReadonlySet<Field> {
  return new Set<Field>([...fields, ...constantsOf(mapping).map(([field]) => field)])
}

function constantsOf({ constants }: Mapping): [Field, string][] {
  return FIELDS.flatMap((field): [Field, string][] =>
    constants?.[field] === undefined ? [] : [[field, String(constants[field])]],
  )
}

const constantCache = new WeakMap<Mapping, [Field, string][]>()

/** Fills empty fields with the mapping's constants. */
function withConstants(fields: Fields, mapping: Mapping): Fields {
  let constants = constantCache.get(mapping)
  if (!constants) constantCache.set(mapping, (constants = constantsOf(mapping)))
  for (const [field, value] of constants) fields[field] ??= value
  return fields
}
