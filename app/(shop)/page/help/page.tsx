import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { HelpHome } from '@/components/help/home/help-home'
import { HELP_PATH } from '@/domain/content/addresses'
import { getHelpCategories, getMostRead } from '@/lib/pages/help/pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('help')
  return pageMetadata({
    title: t('metaTitle'),
    description: t('metaDescription', { site: site.name }),
    path: HELP_PATH,
  })
}

export default async function HelpPage() {
  const [t, categories, mostRead] = await Promise.all([
    getTranslations('help'),
    getHelpCategories(),
    getMostRead(),
  ])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: HELP_PATH },
  ]
  return (
    <HelpFrame title={t('title')} crumbs={crumbs}>
      <HelpHome categories={categories} mostRead={mostRead} />
    </HelpFrame>
  )
}
