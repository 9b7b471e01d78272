import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { CategoryPage } from '@/components/catalog/listing/category-page'
import { EMPTY_QUERY } from '@/domain/catalog/listing/listing-query'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { getCategoryListing, getCategoryTree } from '@/lib/reads/cached/cached-catalog'
import { categoryPath, readKey, readPageNumber } from '@/lib/pages/routes'
import { categoryMetadata } from '@/lib/seo/listing-metadata'

/** `/12-son-moi?page=3`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ category: string; page: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const [first] = await getCategoryTree()
  return [{ category: first ? `${first.id}-${first.slug}` : '0-none', page: '1' }]
}

/** The category and page in the address. 404 for unknown ones and pages past the last, 308 for an old slug. */
async function find(params: Props['params']) {
  const segments = await params
  const key = readKey(segments.category, '-')
  const page = readPageNumber(segments.page)
  if (!key || !page) notFound()
  const listing = await getCategoryListing(key.id, page)
  if (!listing) notFound()
  const { category } = listing
  if (key.slug !== category.slug) permanentRedirect(categoryPath(category, page))
  if (page > pageCount(category.product_count, PAGE_SIZE)) notFound()
  return { ...listing, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await find(params)
  return categoryMetadata(category, page)
}

export default async function Category({ params }: Props) {
  const { page, ...listing } = await find(params)
  return <CategoryPage {...listing} query={{ ...EMPTY_QUERY, page }} />
}
