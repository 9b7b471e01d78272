import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CategoryIndex } from '@/components/catalog/listing/category-index'
import { MobileHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { getCategoryTree } from '@/lib/reads/cached/cached-catalog'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [categories, t] = await Promise.all([getCategoryTree(), getTranslations('listing')])
  const description = t('categoriesDescription', { site: site.name })
  return pageMetadata({
    title: t('categoriesTitle'),
    description,
    path: '/categories',
    noindex: categories.length === 0,
  })
}

export default async function CategoriesPage() {
  const [categories, t] = await Promise.all([getCategoryTree(), getTranslations('listing')])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('categories'), path: '/categories' },
  ]
  return (
    <>
      <MobileHeader />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-4 mb-8 font-display text-2xl tablet:text-3xl">{t('categoriesTitle')}</h1>
        {categories.length > 0 ? (
          <CategoryIndex categories={categories} />
        ) : (
          <p className="text-muted">{t('categoriesEmpty')}</p>
        )}
        <JsonLd data={breadcrumbData(crumbs)} />
      </main>
    </>
  )
}
