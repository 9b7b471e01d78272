import { resolveBrands, resolveCategories } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { sql } from 'drizzle-orm'
import { number, object, string } from 'yup'
import { BRAND_NAMES, BRANCHES, type Branch } from './words'

/** Brands, categories and pictures of the shop for generated products. */
export interface BaseData {
  brandIds: number[]
  branches: { branch: Branch; categoryIds: number[]; pictures: string[] }[]
}

const placeSchema = object({ id: number().required(), slug: string().required() })
const pictureSchema = object({ root: number().required(), url: string().required() })
const brandSchema = object({ id: number().required() })
const PICTURES_PER_BRANCH = 400

/** Reads brands, categories and demo pictures; creates brands and categories in an empty shop. */
export async function readBaseData(): Promise<BaseData> {
  const db = database()
  const readBrands = async () =>
    (await db.execute(sql`SELECT id FROM catalog.brands ORDER BY id LIMIT 5000`)).rows.map(
      (row) => brandSchema.validateSync(row).id,
    )
  let brandIds = await readBrands()
  if (brandIds.length === 0) {
    await transaction((tx) => resolveBrands(tx, BRAND_NAMES))
    brandIds = await readBrands()
  }
  await transaction((tx) =>
    resolveCategories(
      tx,
      BRANCHES.map((branch) => [branch.name]),
    ),
  )
  const branches = await Promise.all(
    BRANCHES.map(async (branch) => {
      const roots = (
        await db.execute(sql`SELECT id, slug FROM catalog.categories WHERE slug = ${branch.slug}`)
      ).rows.map((row) => placeSchema.validateSync(row))
      const root = roots[0]
      if (!root) throw new Error(`category ${branch.slug} is missing`)
      const leaves = await db.execute(sql`
      SELECT id, slug FROM catalog.categories leaf
      WHERE ${root.id} = ANY (path) AND NOT EXISTS (SELECT FROM catalog.categories child WHERE child.parent_id = leaf.id)
      ORDER BY id`)
      const pictures = await db.execute(sql`
      SELECT product.images -> 0 ->> 'url' AS url, ${root.id}::integer AS root FROM catalog.products product
      JOIN catalog.product_categories placed ON placed.product_id = product.id AND placed.category_id = ${root.id}
      WHERE product.source = 'demo' AND jsonb_array_length(product.images) > 0
      ORDER BY product.id LIMIT ${PICTURES_PER_BRANCH}`)
      return {
        branch,
        categoryIds: leaves.rows.map((row) => placeSchema.validateSync(row).id),
        pictures: pictures.rows.map((row) => pictureSchema.validateSync(row).url),
      }
    }),
  )
  return { brandIds, branches }
}
