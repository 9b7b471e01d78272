import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { StoreCard } from '@/components/stores/store-card'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { formatNumber } from '@/lib/format'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'
import { getStores, storeData, directionsTo } from '@/lib/reads/stores'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

const PATH = '/store'

export async function generateMetadata(): Promise<Metadata> {
  const [stores, t] = await Promise.all([getStores(), getTranslations('stores')])
  return pageMetadata({
    title: t('metaTitle', { site: site.name }),
    description: t('metaDescription', { site: site.name, count: formatNumber(stores.length) }),
    path: PATH,
    noindex: stores.length === 0,
  })
}

export default async function StorePage() {
  const [stores, t] = await Promise.all([getStores(), getTranslations('stores')])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <div className="hidden tablet:block">
          <Breadcrumb items={crumbs} />
        </div>
        <h1 className="mt-4 font-display text-2xl tablet:text-3xl">{t('heading', { site: site.name })}</h1>
        <p className="mt-3 mb-8 max-w-prose text-muted">{stores.length > 0 ? t('intro') : t('none')}</p>
        <div className="grid gap-6 desktop:gap-8">
          {stores.map((store, index) => (
            <StoreCard key={store.id} store={store} ways={directionsTo(store)} isFirst={index === 0} />
          ))}
        </div>
        <JsonLd data={[breadcrumbData(crumbs), ...stores.map(storeData)]} />
      </main>
    </>
  )
}
