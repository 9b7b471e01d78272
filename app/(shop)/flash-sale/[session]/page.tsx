import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { isOfToday } from '@/components/promo/flash-sale/is-of-today'
import { FlashSalePage } from '@/components/promo/flash-sale/flash-sale-page'
import { getFlashSalePage } from '@/lib/pages/promo-pages'
import { isSlug } from '@/lib/listing/promotion-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

interface Props {
  params: Promise<{ session: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const page = await getFlashSalePage(null)
  return [{ session: page?.shown?.promotion.slug ?? 'none' }]
}

/** The session in the address. 404 for a session that is not one of today's. */
async function find(params: Props['params']) {
  const { session } = await params
  const page = isSlug(session) ? await getFlashSalePage(session) : null
  if (!page?.shown) notFound()
  return { page, name: page.shown.promotion.name, isToday: isOfToday(page) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, isToday } = await find(params)
  const t = await getTranslations('promo.flashSale')
  return pageMetadata({
    title: isToday ? t('sessionTitle', { name }) : name,
    description: t('description', { site: site.name }),
    // All sessions of a day share one canonical page.
    path: '/flash-sale',
  })
}

export default async function FlashSaleSessionPage({ params }: Props) {
  const { page } = await find(params)
  return <FlashSalePage page={page} />
}
