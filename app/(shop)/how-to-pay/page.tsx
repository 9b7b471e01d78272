import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { StaticPageView } from '@/components/static-pages/static-page-view'
import { HOW_TO_PAY_PATH } from '@/lib/pages/static-pages/paths'
import { getShopPage } from '@/lib/pages/static-pages/pages'
import { pageMetadata } from '@/lib/seo/metadata'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await getShopPage('how-to-pay')
  return pageMetadata({ title, description: summary, path: HOW_TO_PAY_PATH })
}

export default async function HowToPayPage() {
  const [page, t] = await Promise.all([getShopPage('how-to-pay'), getTranslations('staticPages')])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: page.title, path: HOW_TO_PAY_PATH },
  ]
  return (
    <HelpFrame title={page.title} crumbs={crumbs}>
      <StaticPageView page={page} />
    </HelpFrame>
  )
}
