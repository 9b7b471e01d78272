import { useTranslations } from 'next-intl'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { listingPath, offsetOf } from '@/domain/catalog/listing/listing-query'
import type { ListingPlace } from '@/lib/listing/places'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { EmptyListing } from './empty-listing'
import { ListingView } from './listing-view'
import type { ShownListing } from './shown-listing'

/** A sale, a tag or the new arrivals: a name and its products. */
export function PlacePage({ place, ...listing }: ShownListing & { place: ListingPlace }) {
  const t = useTranslations('listing')
  const { name, path, scope, sort, keepsPlace } = place
  const crumbs = [...place.way, { name, path }]
  const up = place.way.at(-1) ?? { name: t('home'), path: '/' }
  const { query, products } = listing
  return (
    <>
      <BackHeader title={name} fallbackHref={up.path} />
      <main className="container-page pt-2 tablet:pt-4">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-4 mb-6 font-display text-2xl tablet:text-3xl">{name}</h1>
        <ListingView
          {...listing}
          name={name}
          path={path}
          scope={scope}
          defaultSort={sort}
          keepsPlace={keepsPlace}
          empty={<EmptyListing name={name} up={up} />}
        />
        <JsonLd
          data={[breadcrumbData(crumbs), itemListData(products, listingPath(path, query), offsetOf(query))]}
        />
      </main>
    </>
  )
}
