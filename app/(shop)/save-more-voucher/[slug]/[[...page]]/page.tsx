import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SaveMorePage } from '@/components/vouchers/list/save-more-page'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { getPromoPage, getSaveMorePage } from '@/lib/pages/promo-pages'
import { isSlug, saveMorePath } from '@/lib/listing/promotion-path'
import { readPageNumber } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** `/save-more-voucher/mat-na`, and `?page=3` of it: next.config.js rewrites the number to a segment. */
interface Props {
  params: Promise<{ slug: string; page?: string[] }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const { bmsm } = await getPromoPage()
  return [{ slug: bmsm[0]?.slug ?? 'none', page: ['1'] }]
}

/** The voucher and page in the address. 404 for unknown ones and pages past the last. */
async function find(params: Props['params']) {
  const segments = await params
  const [number = '1', ...more] = segments.page ?? []
  const page = more.length === 0 ? readPageNumber(number) : null
  const data = page && isSlug(segments.slug) ? await getSaveMorePage(segments.slug, page) : null
  if (!page || !data) notFound()
  const [only, ...others] = data.shelves
  const pages = only && others.length === 0 ? pageCount(only.total, PAGE_SIZE) : 1
  if (page > pages) notFound()
  return { ...data, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { voucher, state, page } = await find(params)
  const t = await getTranslations('vouchers.saveMore')
  const { name, description } = voucher
  return pageMetadata({
    title: page > 1 ? t('page', { name, page }) : name,
    description: t('description', { name, site: site.name, text: description }),
    path: saveMorePath(voucher, page),
    // Search engines need not index what has ended.
    noindex: state === 'over',
  })
}

export default async function SaveMoreVoucherPage({ params }: Props) {
  return <SaveMorePage {...await find(params)} />
}
