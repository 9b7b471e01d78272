import { columnKey } from '../../../feed'
import type { Fields } from '../fields'

type Column =
  | 'handle'
  | 'title'
  | 'body'
  | 'vendor'
  | 'type'
  | 'category'
  | 'tags'
  | 'published'
  | 'status'
  | 'sku'
  | 'barcode'
  | 'grams'
  | 'tracker'
  | 'quantity'
  | 'policy'
  | 'price'
  | 'compare_at'
  | 'image'
  | 'variant_image'
  | 'name1'
  | 'value1'
  | 'name2'
  | 'value2'
  | 'name3'
  | 'value3'

/** Columns of Shopify's product CSV by their names in its older and newer template. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  handle: ['handle', 'url_handle'],
  title: ['title'],
  body: ['body_(html)', 'body_html', 'body', 'description'],
  vendor: ['vendor'],
  type: ['type', 'custom_product_type', 'product_type'],
  category: ['product_category', 'standardized_product_type'],
  tags: ['tags'],
  published: ['published', 'published_on_online_store'],
  status: ['status'],
  sku: ['variant_sku', 'sku'],
  barcode: ['variant_barcode', 'barcode'],
  grams: ['variant_grams', 'weight_value_(grams)'],
  tracker: ['variant_inventory_tracker', 'inventory_tracker'],
  quantity: ['variant_inventory_qty', 'inventory_quantity'],
  policy: ['variant_inventory_policy', 'continue_selling_when_out_of_stock'],
  price: ['variant_price', 'price'],
  compare_at: ['variant_compare_at_price', 'compare_at_price'],
  image: ['image_src', 'product_image_url'],
  variant_image: ['variant_image', 'variant_image_url'],
  name1: ['option1_name'],
  value1: ['option1_value'],
  name2: ['option2_name'],
  value2: ['option2_value'],
  name3: ['option3_name'],
  value3: ['option3_value'],
}

/** Whether a header is that of a Shopify product export: the required columns, and one that only Shopify has. */
export function isShopify(header: readonly string[]): boolean {
  const keys = new Set(header.map(columnKey))
  const hasAll = (['handle', 'title', 'price'] as const).every((column) =>
    COLUMNS[column].some((key) => keys.has(key)),
  )
  return hasAll && (keys.has('option1_value') || keys.has('variant_price'))
}

const KINDS: readonly (readonly [RegExp, 'shade' | 'size' | 'variant'])[] = [
  [/colou?r|shade|màu|sắc|tông/i, 'shade'],
  [/size|volume|capacity|weight|dung tích|kích|khối lượng|cỡ/i, 'size'],
]

/** Converts the rows of a Shopify export to fields. Rows of one handle are consecutive; only the first one has the option names. */
export class ShopifyRows {
  readonly #at = new Map<string, number>()
  #handle = ''
  #names: string[] = []
  #isTracked: boolean

  constructor(header: readonly string[]) {
    const keys = header.map(columnKey)
    for (const [column, names] of Object.entries(COLUMNS)) {
      const index = names.map((name) => keys.indexOf(name)).find((found) => found >= 0)
      if (index !== undefined) this.#at.set(column, index)
    }
    this.#isTracked = this.#at.has('quantity')
  }

  fields(cells: readonly string[]): Fields {
    const text = (column: Column) => cells[this.#at.get(column) ?? -1]?.trim() ?? ''
    const handle = text('handle')
    const names = [text('name1'), text('name2'), text('name3')]
    if (handle !== this.#handle || names.some((name) => name !== '')) this.#names = names
    this.#handle = handle
    const values = [text('value1'), text('value2'), text('value3')]
    const isVariant = text('price') !== '' || values.some((value) => value !== '') || text('sku') !== ''
    const price = text('price')
    const listPrice = text('compare_at')
    return withoutEmpty({
      group_id: handle,
      id: isVariant && handle !== '' ? [handle, ...values.filter((value) => value !== '')].join('/') : '',
      name: text('title'),
      brand: text('vendor'),
      category: text('type') || text('category'),
      description: text('body'),
      tags: text('tags'),
      is_active: activeFlag(text('published'), text('status')),
      image: text('image'),
      variant_image: text('variant_image'),
      ...(isVariant && {
        price,
        compare_at_price: listPrice,
        sku: text('sku'),
        gtin: text('barcode'),
        weight: text('grams'),
        ...this.#stock(text),
        ...this.#options(values),
      }),
    })
  }

  #stock(text: (column: Column) => string): Fields {
    const quantity = text('quantity')
    if (!this.#isTracked || quantity === '') return {}
    if (this.#at.has('tracker') && text('tracker') === '') return {}
    const isBackorder = /^(continue|true)$/i.test(text('policy')) && Number(quantity) <= 0
    return isBackorder ? { stock: '0', availability: 'backorder' } : { stock: quantity }
  }

  #options(values: readonly string[]): Fields {
    const fields: Fields = {}
    for (const [index, value] of values.entries()) {
      const name = this.#names[index] ?? ''
      if (value === '' || (value === 'Default Title' && index === 0)) continue
      const wanted = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'variant'
      const free = ([wanted, 'variant', 'size', 'shade'] as const).find((kind) => fields[kind] === undefined)
      if (free) fields[free] = value
    }
    return fields
  }
}

function activeFlag(published: string, status: string): string {
  if (status !== '' && status.toLowerCase() !== 'active') return 'false'
  return published.toLowerCase() === 'false' ? 'false' : published !== '' || status !== '' ? 'true' : ''
}

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
