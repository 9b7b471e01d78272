import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { importFeed, type ImportReport, readMapping } from '@/services/catalog'
import { database } from '@/services/database'

/** Writes test feeds to a temporary folder, imports them, and reads the stored products. */

const folder = mkdtempSync(path.join(tmpdir(), 'nang-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file with this content to the temporary folder; gives its path. */
export function feedFile(name: string, content: string | Buffer): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

export const fixture = (name: string) => path.join('tests/services/import/fixtures', name)

type Options = Partial<Parameters<typeof importFeed>[0]> & { map?: Record<string, unknown> }

/** Imports a file; `map` is a mapping as its JSON file would hold it. */
export async function run(file: string, { map, ...options }: Options = {}): Promise<ImportReport> {
  const mapping =
    map === undefined ? options.mapping : await readMapping(feedFile('mapping.json', JSON.stringify(map)))
  return importFeed({ file, folder: path.join(folder, 'out'), ...options, mapping })
}

/** Rejected rows as 'line code'. */
export function rejectedRows(report: ImportReport): string[] {
  if (report.rejectedFile === null) return []
  const lines = readFileSync(report.rejectedFile, 'utf8')
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(1)
  return lines.flatMap((line) => {
    const found = /^(\d+),"(?:[^"]|"")*",(\w+),/.exec(line)
    return found ? [`${found[1]} ${found[2]}`] : []
  })
}

export interface StoredCombination {
  external_id: string
  price: number
  price_after_discount: number
  stock: number
  is_pre_order: boolean
  weight: number
  name: string
}

export interface StoredProduct {
  external_id: string
  name: string
  brand: string
  category: string
  description: string
  images: { url: string }[]
  frame_url: string | null
  is_active: boolean
  combinations: StoredCombination[]
}

/** The stored products of a source, by external id. */
export async function stored(source: string): Promise<Record<string, StoredProduct>> {
  const { rows } = await database().execute<{ product: StoredProduct }>(sql`
    SELECT json_build_object('external_id', p.external_id, 'name', p.name, 'brand', b.name, 'category', c.name, 'description', p.description,
      'images', p.images, 'frame_url', p.frame_url, 'is_active', p.is_active, 'combinations', (
        SELECT json_agg(json_build_object('external_id', k.external_id, 'price', k.price, 'price_after_discount', k.price_after_discount,
          'stock', k.stock, 'is_pre_order', k.is_pre_order, 'weight', k.weight, 'name', k.tracker_combination_name) ORDER BY k.position)
        FROM catalog.combinations k WHERE k.product_id = p.id)) AS product
    FROM catalog.products p JOIN catalog.brands b ON b.id = p.brand_id JOIN catalog.categories c ON c.id = p.default_category_id
    WHERE p.source = ${source} ORDER BY p.external_id`)
  return Object.fromEntries(rows.map(({ product }) => [product.external_id, product]))
}

/** A digest of all products of a source without ids and instants: equal digests mean equal catalogues. */
export async function catalogueDigest(source: string): Promise<string> {
  const { rows } = await database().execute<{ digest: string }>(sql`
    SELECT md5(string_agg(p.external_id || p.digest || p.price_min || p.is_in_stock::text || k.combinations, ',' ORDER BY p.external_id)) AS digest
    FROM catalog.products p JOIN LATERAL (
      SELECT string_agg(external_id || price || stock, '/' ORDER BY position) AS combinations FROM catalog.combinations WHERE product_id = p.id
    ) k ON true WHERE p.source = ${source}`)
  return rows[0]?.digest ?? ''
}
