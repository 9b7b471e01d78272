import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BestSellerPage } from '@/components/catalog/best-sellers/best-seller-page'
import { getBestSellerPage } from '@/lib/reads/cached/cached-best-sellers'
import { bestSellerPath } from '@/lib/listing/paths'
import { readPageNumber } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** `/best-seller?category=12`, which next.config.js rewrites here; 'all' without a category. */
interface Props {
  params: Promise<{ category: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export const generateStaticParams = () => [{ category: 'all' }]

async function find(params: Props['params']) {
  const { category: segment } = await params
  const id = segment === 'all' ? null : readPageNumber(segment)
  const page = segment !== 'all' && id === null ? null : await getBestSellerPage(id)
  if (!page) notFound()
  return page
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, total } = await find(params)
  const t = await getTranslations('listing')
  const shop = site.name
  return pageMetadata({
    title: category ? t('bestSellerOf', { name: category.name }) : t('bestSellerTitle'),
    description: category
      ? t('bestSellerOfDescription', { name: category.name, site: shop })
      : t('bestSellerDescription', { site: shop }),
    path: bestSellerPath(category?.id ?? null),
    noindex: total === 0,
  })
}

export default async function BestSeller({ params }: Props) {
  return <BestSellerPage {...await find(params)} />
}
