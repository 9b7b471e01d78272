import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isOfToday } from '@/components/promo/flash-sale/is-of-today'
import { FlashSalePage } from '@/components/promo/flash-sale/flash-sale-page'
import { getFlashSalePage } from '@/lib/pages/promo-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

const readPage = async () =>
  (await getFlashSalePage(null)) ?? { sessions: [], today: '', shown: null, offers: [] }

export async function generateMetadata(): Promise<Metadata> {
  const [t, page] = await Promise.all([getTranslations('promo.flashSale'), readPage()])
  return pageMetadata({
    title: t(isOfToday(page) ? 'title' : 'titleLater'),
    description: t('description', { site: site.name }),
    path: '/flash-sale',
  })
}

/** The current session, or the next one. */
export default async function CurrentFlashSale() {
  return <FlashSalePage page={await readPage()} />
}
