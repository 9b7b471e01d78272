import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { PositionList } from '@/components/static-pages/position-list'
import { StaticPageView } from '@/components/static-pages/static-page-view'
import { CAREERS_PATH } from '@/lib/pages/static-pages/paths'
import { getOpenPositions, getShopPage } from '@/lib/pages/static-pages/pages'
import { pageMetadata } from '@/lib/seo/metadata'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await getShopPage('careers')
  return pageMetadata({ title, description: summary, path: CAREERS_PATH })
}

export default async function CareersPage() {
  const [page, positions, t] = await Promise.all([
    getShopPage('careers'),
    getOpenPositions(),
    getTranslations('staticPages'),
  ])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('careers.title'), path: CAREERS_PATH },
  ]
  return (
    <HelpFrame title={t('careers.title')} crumbs={crumbs}>
      <StaticPageView page={page}>
        <section id="vi-tri">
          <h2 className="section-title mb-4">{t('careers.open')}</h2>
          {positions.length > 0 ? (
            <PositionList positions={positions} />
          ) : (
            <p className="text-muted">{t('careers.none')}</p>
          )}
        </section>
      </StaticPageView>
    </HelpFrame>
  )
}
