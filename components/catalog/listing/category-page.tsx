import { useTranslations } from 'next-intl'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import type { Category } from '@/domain/catalog/category'
import { listingPath, offsetOf } from '@/domain/catalog/listing/listing-query'
import { categoryPath } from '@/lib/pages/routes'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { CategoryHeader } from './category-header'
import { categoryCrumbs } from './crumbs'
import { EmptyListing } from './empty-listing'
import { ListingView } from './listing-view'
import type { ShownListing } from './shown-listing'

/** A category with its products, as everybody sees it or narrowed. */
export function CategoryPage({ category, ...listing }: ShownListing & { category: Category }) {
  const t = useTranslations('listing')
  const crumbs = categoryCrumbs(category, t('home'))
  const up = crumbs.at(-2) ?? { name: t('home'), path: '/' }
  const path = categoryPath(category)
  const { query, products } = listing
  return (
    <>
      <BackHeader title={category.name} fallbackHref={up.path} />
      <main className="container-page">
        <CategoryHeader category={category} crumbs={crumbs} />
        <ListingView
          {...listing}
          name={category.name}
          path={path}
          scope={{ 'categories.id': [category.id] }}
          empty={<EmptyListing name={category.name} up={up} />}
        />
        <JsonLd
          data={[breadcrumbData(crumbs), itemListData(products, listingPath(path, query), offsetOf(query))]}
        />
      </main>
    </>
  )
}
