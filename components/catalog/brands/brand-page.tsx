import { useTranslations } from 'next-intl'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import type { Brand } from '@/domain/catalog/brand'
import { listingPath, offsetOf } from '@/domain/catalog/listing/listing-query'
import { brandPath } from '@/lib/pages/routes'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { BrandHeader } from './brand-header'
import { brandCrumbs } from '../listing/crumbs'
import { EmptyListing } from '../listing/empty-listing'
import { ListingView } from '../listing/listing-view'
import type { ShownListing } from '../listing/shown-listing'

/** A brand with its products, static or narrowed. */
export function BrandPage({ brand, ...listing }: ShownListing & { brand: Brand }) {
  const t = useTranslations('listing')
  const crumbs = brandCrumbs(brand, { home: t('home'), brands: t('brands') })
  const path = brandPath(brand)
  const { query, products } = listing
  return (
    <>
      <BackHeader title={brand.name} fallbackHref="/brands" />
      <main className="container-page">
        <BrandHeader brand={brand} crumbs={crumbs} />
        <ListingView
          {...listing}
          name={brand.name}
          path={path}
          scope={{ 'brand.id': [brand.id] }}
          keepsPlace
          empty={<EmptyListing name={brand.name} up={{ name: t('brands'), path: '/brands' }} />}
        />
        <JsonLd
          data={[breadcrumbData(crumbs), itemListData(products, listingPath(path, query), offsetOf(query))]}
        />
      </main>
    </>
  )
}
