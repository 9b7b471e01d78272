import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrandPage } from '@/components/catalog/brands/brand-page'
import { sharedBrand } from '@/lib/reads/cached/shared-reads'
import { type QueryParams, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { getListing } from '@/lib/listing/listings'
import { readKey } from '@/lib/pages/routes'
import { madePerRequest } from '@/lib/security/per-request'
import { brandMetadata } from '@/lib/seo/listing-metadata'

/** `/brand/12_son-man?sort=cheapest`, which next.config.js rewrites here. */
interface Props {
  params: Promise<{ brand: string }>
  searchParams: Promise<QueryParams>
}

/** Rendered for each request: the content depends on the query. */
export const instant = false

async function find(params: Props['params']) {
  const key = readKey((await params).brand, '_')
  const brand = key && (await sharedBrand(key.id))
  if (!brand) notFound()
  return brand
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brandMetadata(await find(params), null)
}

export default async function NarrowedBrand({ params, searchParams }: Props) {
  await madePerRequest()
  const [brand, asked] = await Promise.all([find(params), searchParams])
  const listing = await getListing({ 'brand.id': [brand.id] }, readListingQuery(asked))
  return <BrandPage {...listing} brand={brand} />
}
