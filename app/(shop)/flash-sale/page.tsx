import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FlashSalePage } from '@/components/promo/flash-sale/flash-sale-page'
import { getFlashSalePage } from '@/lib/pages/promo-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('promo.flashSale')
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: site.name }),
    path: '/flash-sale',
  })
}

/** The current session, or the next one. */
export default async function CurrentFlashSale() {
  const page = await getFlashSalePage(null)
  return <FlashSalePage page={page ?? { sessions: [], today: '', shown: null, offers: [] }} />
}
