import { Client } from 'pg'

/** The tested shop's own database, for what a test changes behind the storefront's back. */
async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export { query }

interface Path {
  id: number
  path: string
}

const one = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> => {
  const [row] = await query<Row>(text, values)
  if (!row) throw new Error(`the demo shop has nothing for: ${text}`)
  return row
}

const PRODUCT = `SELECT p.id, '/' || c.slug || '/' || p.id || '-' || p.slug AS path FROM catalog.products p JOIN catalog.categories c ON c.id = p.default_category_id WHERE p.is_active AND p.classification <> 'gwp_non_sellable'`

/** A product that meets a condition on catalog.products `p`; the best seller of them. */
export const productWhere = (condition: string) =>
  one<Path>(`${PRODUCT} AND ${condition} ORDER BY p.total_orders DESC, p.id LIMIT 1`)

/** A product that can be bought and has several pages of reviews. */
export const reviewedProduct = () => productWhere('p.total_reviews > 20 AND p.is_in_stock')

/** The category with the most products. */
export const biggestCategory = () =>
  one<Path & { slug: string; name: string; total: number }>(
    `SELECT id, '/' || id || '-' || slug AS path, slug, name, product_count AS total FROM catalog.categories ORDER BY product_count DESC LIMIT 1`,
  )

/** The brand with the most products. */
export const biggestBrand = () =>
  one<Path & { slug: string; name: string }>(
    `SELECT id, '/brand/' || id || '_' || slug AS path, slug, name FROM catalog.brands ORDER BY product_count DESC, id LIMIT 1`,
  )
