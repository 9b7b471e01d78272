import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Pager } from '@/components/ui/pager'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ChosenNames, FilterName } from '@/domain/catalog/listing/filters'
import type { SortKey } from '@/domain/catalog/listing/sort'
import {
  cleared,
  countFilters,
  listingPath,
  type ListingQuery,
  offsetOf,
} from '@/domain/catalog/listing/listing-query'
import type { ProductCard } from '@/domain/catalog/product'
import { pageCount } from '@/domain/pager'
import { Chips } from '../filters/chips'
import { chosenFilters } from '../filters/chosen'
import { useFacetLabels } from '../filters/facets/facet-labels'
import { FacetRail } from '../filters/facets/facet-rail'
import { LastPageAddress } from './last-page-address'
import { ListingBar } from './listing-bar'
import { ListingFrame } from './listing-frame'
import { ProductGrid } from './product-grid'

const BOX = 'mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center'

const LINK =
  'inline-flex min-h-11 items-center rounded-full bg-accent px-6 text-sm font-semibold text-white hover:bg-accent-dark'

/** Ids of the products and, for pages without JavaScript, of the filters. */
const PRODUCTS_ANCHOR = 'san-pham'

const FILTERS_ANCHOR = 'bo-loc'

interface ListingViewProps {
  /** name of the category, brand, sale … */
  name: string
  /** the listing's address without its query */
  path: string
  /** the filters fixed by the page */
  scope: ProductFilter
  /** facets to hide; those the scope fixes are hidden anyway */
  hidden?: readonly FilterName[]
  query: ListingQuery
  /** the address names a page past the end; `query` is that of the last page */
  isPastEnd?: boolean
  /** the default order, when it is not the shop's */
  defaultSort?: SortKey
  products: readonly ProductCard[]
  total: number
  facets: Facets | null
  /** names of chosen values that the facets do not contain */
  names?: ChosenNames
  /** turning the page keeps the place at the products (RTE-50: brand and category promo pages) */
  keepsPlace?: boolean
  isFailed?: boolean
  /** shown instead of a list that is empty without filters */
  empty: ReactNode
}

/** The body of every listing: count, order, filters, chips, products and pager, all of it links and plain forms. */
export function ListingView(props: ListingViewProps) {
  const { name, path, scope, hidden, query, defaultSort, products, total, facets, keepsPlace = false } = props
  const t = useTranslations('listing')
  const labels = useFacetLabels()
  const tFilters = useTranslations('filters')
  const isSearch = Object.keys(scope).length === 0
  const chosen = chosenFilters(query, {
    names: props.names,
    facets,
    labels,
    t: tFilters,
    hasKeyword: !isSearch,
  })
  if (total === 0 && chosen.length === 0 && !props.isFailed) return props.empty

  const hash = keepsPlace ? `#${PRODUCTS_ANCHOR}` : ''
  const page = Math.floor(offsetOf(query) / query.limit) + 1
  const pages = pageCount(total, query.limit)
  const open = { ...cleared(query), ...(!isSearch && { keyword: '' }) }
  const sheet = { path, query, scope, hidden, hash }
  const list = () => {
    if (props.isFailed) return <ListingFailed href={listingPath(path, query)} />
    if (total === 0) return <NoMatch name={name} href={listingPath(path, open)} />
    return <ProductGrid products={products} isFirst isBesideRail={facets !== null} />
  }

  return (
    <section id={PRODUCTS_ANCHOR} aria-label={t('products', { name })} className="scroll-mt-16 pb-16">
      <h2 className="sr-only">{t('products', { name })}</h2>
      {props.isPastEnd && <LastPageAddress page={page} />}
      <ListingFrame>
        <ListingBar
          path={path}
          query={query}
          defaultSort={defaultSort}
          total={total}
          page={page}
          pages={pages}
          inForce={countFilters(query)}
          filters={facets && { anchor: FILTERS_ANCHOR, sheet }}
        />
        <Chips path={path} chosen={chosen} cleared={open} />
        <div className={facets ? 'desktop:grid desktop:grid-cols-[15rem_1fr] desktop:gap-8' : undefined}>
          {facets && (
            <aside
              id={FILTERS_ANCHOR}
              aria-label={tFilters('title')}
              className="hidden scroll-mt-16 target:block desktop:block"
            >
              <FacetRail
                path={path}
                query={query}
                scope={scope}
                facets={facets}
                hidden={hidden}
                defaultSort={defaultSort}
              />
            </aside>
          )}
          <div>
            {list()}
            {pages > 1 && (
              <div className="mt-12">
                <Pager
                  page={page}
                  pages={pages}
                  hrefOf={(number) => listingPath(path, { ...query, skip: null, page: number }) + hash}
                  label={t('pagerLabel', { name })}
                />
              </div>
            )}
          </div>
        </div>
      </ListingFrame>
    </section>
  )
}

interface NoticeProps {
  /** address of its link */
  href: string
}

/** A narrowed listing without products: filters can be removed one by one above, or all at once. */
function NoMatch({ href, name }: NoticeProps & { name: string }) {
  const t = useTranslations('listing')
  return (
    <div className={BOX}>
      <h2 className="font-display text-xl">{t('noMatchTitle')}</h2>
      <p className="text-muted">{t('noMatchText', { name })}</p>
      <a href={href} rel="nofollow" className={LINK}>
        {t('noMatchClear')}
      </a>
    </div>
  )
}

/** The products could not be loaded: links to the same address with its filters. */
function ListingFailed({ href }: NoticeProps) {
  const t = useTranslations('listing')
  return (
    <div role="alert" className={BOX}>
      <h2 className="font-display text-xl">{t('failedTitle')}</h2>
      <p className="text-muted">{t('failedText')}</p>
      {/* A full page load: the router's cache must not return the failed answer. */}
      <a href={href} className={LINK}>
        {t('retry')}
      </a>
    </div>
  )
}
