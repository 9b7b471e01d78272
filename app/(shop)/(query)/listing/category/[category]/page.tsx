import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategoryPage } from '@/components/catalog/listing/category-page'
import { sharedCategory, sharedCategoryTree } from '@/lib/reads/cached/shared-reads'
import { type QueryParams, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { categoriesBelow } from '@/lib/listing/names'
import { getListing } from '@/lib/listing/listings'
import { readKey } from '@/lib/pages/routes'
import { madePerRequest } from '@/lib/security/per-request'
import { categoryMetadata } from '@/lib/seo/listing-metadata'

/** `/12-son-moi?sort=cheapest`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ category: string }>
  searchParams: Promise<QueryParams>
}

/** Rendered for each request: the content depends on the query. */
export const instant = false

async function find(params: Props['params']) {
  const key = readKey((await params).category, '-')
  const category = key && (await sharedCategory(key.id))
  if (!category) notFound()
  return category
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await find(params), null)
}

export default async function NarrowedCategory({ params, searchParams }: Props) {
  await madePerRequest()
  const [category, asked] = await Promise.all([find(params), searchParams])
  const within = categoriesBelow(await sharedCategoryTree(), category.id)
  const scope = { 'categories.id': [category.id] }
  const listing = await getListing(scope, readListingQuery(asked), undefined, within)
  return <CategoryPage {...listing} category={category} />
}
