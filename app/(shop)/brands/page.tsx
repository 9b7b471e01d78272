import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandIndex } from '@/components/catalog/brands/brand-index'
import { MobileHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { getBrandLetters } from '@/lib/reads/cached/cached-catalog'
import { formatNumber } from '@/lib/format'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

async function load() {
  const [letters, t] = await Promise.all([getBrandLetters(), getTranslations('listing')])
  const count = formatNumber(letters.reduce((sum, letter) => sum + letter.total, 0))
  return { letters, t, description: t('brandsDescription', { count, site: site.name }) }
}

export async function generateMetadata(): Promise<Metadata> {
  const { letters, t, description } = await load()
  return pageMetadata({
    title: t('brandsTitle'),
    description,
    path: '/brands',
    noindex: letters.length === 0,
  })
}

export default async function BrandsPage() {
  const { letters, t, description } = await load()
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('brands'), path: '/brands' },
  ]
  return (
    <>
      <MobileHeader />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-4 font-display text-2xl tablet:text-3xl">{t('brandsTitle')}</h1>
        <p className="mt-3 mb-8 max-w-prose text-muted">
          {letters.length > 0 ? description : t('brandsEmpty')}
        </p>
        <BrandIndex letters={letters} />
        <JsonLd data={breadcrumbData(crumbs)} />
      </main>
    </>
  )
}
