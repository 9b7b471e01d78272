import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { StaticPageView } from '@/components/static-pages/static-page-view'
import { ABOUT_PATH } from '@/lib/pages/static-pages/paths'
import { getShopPage } from '@/lib/pages/static-pages/pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { organizationData } from '@/lib/seo/structured-data'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await getShopPage('about-us')
  return pageMetadata({ title, description: summary, path: ABOUT_PATH })
}

export default async function AboutUsPage() {
  const [page, t] = await Promise.all([getShopPage('about-us'), getTranslations('staticPages')])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: page.title, path: ABOUT_PATH },
  ]
  return (
    <HelpFrame title={page.title} crumbs={crumbs} data={[organizationData()]}>
      <StaticPageView page={page} />
    </HelpFrame>
  )
}
