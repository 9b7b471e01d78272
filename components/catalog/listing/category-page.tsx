import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { listingPath, offsetOf } from '@/domain/catalog/listing/listing-query'
import type { Category, CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import { Picture } from '@/components/ui/picture'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { isServable } from '@/lib/pictures'
import { CategoryPicture } from '@/components/goods/category-picture'
import { categoryCrumbs, type Crumb } from './crumbs'
import { EmptyListing } from './empty-listing'
import { ListingView } from './listing-view'
import type { ShownListing } from './shown-listing'

type Child = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'image' | 'product_count'>

/** A category with its products, static or narrowed. */
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

/** Name, description and children of a category, with its breadcrumb. */
function CategoryHeader({ category, crumbs }: { category: Category; crumbs: Crumb[] }) {
  const t = useTranslations('listing')
  return (
    <header className="pt-2 pb-8 tablet:pt-4">
      <Breadcrumb items={crumbs} />
      <div className="mt-4 flex items-center justify-between gap-8 tablet:rounded-lg tablet:bg-sand tablet:px-10 tablet:py-8">
        <div className="max-w-prose">
          <h1 className="font-display text-2xl tablet:text-3xl">{category.name}</h1>
          {category.description && <p className="mt-3 text-muted">{category.description}</p>}
        </div>
        {category.image && isServable(category.image) && (
          <Picture
            src={category.image}
            alt=""
            width={192}
            height={192}
            className="hidden size-48 shrink-0 rounded-t-full rounded-b-md object-cover tablet:block"
          />
        )}
      </div>
      <ChildCategories categories={category.children} label={t('children', { name: category.name })} />
    </header>
  )
}

/** Links to the child categories that have products. */
function ChildCategories({ categories, label }: { categories: readonly Child[]; label: string }) {
  const filled = categories.filter((category) => category.product_count > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label={label} className="-mx-4 mt-6 tablet:mx-0">
      <ul className="scroll-row gap-3 px-4 tablet:flex-wrap tablet:gap-x-6 tablet:gap-y-5 tablet:px-0">
        {filled.map((category) => (
          <li key={category.id} className="tile-small">
            <Link href={categoryPath(category)} prefetch={false}>
              <CategoryPicture category={category} size={88} className="w-18 tablet:w-22" />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
