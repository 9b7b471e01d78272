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
import { useFacetLabels } from '../filters/facet-labels'
import { FacetRail } from '../filters/facet-rail'
import { ListingBar } from './listing-bar'
import { ListingFrame } from './listing-frame'
import { ProductGrid } from './product-grid'

const BOX = 'mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center'

const LINK =
  'inline-flex min-h-11 items-center rounded-full bg-accent px-6 text-sm font-semibold text-white hover:bg-accent-dark'

/** Where the products of a page begin, and where its filters stand without JavaScript. */
const PRODUCTS_ANCHOR = 'san-pham'

const FILTERS_ANCHOR = 'bo-loc'

interface ListingViewProps {
  /** of the category, brand, sale … */
  name: string
  /** the listing's address without its query */
  path: string
  /** what the page itself fixes */
  scope: ProductFilter
  /** facets that make no sense here; those the scope fixes are left out anyway */
  hidden?: readonly FilterName[]
  query: ListingQuery
  /** the order the listing starts with, when it is not the shop's usual one */
  defaultSort?: SortKey
  products: readonly ProductCard[]
  total: number
  facets: Facets | null
  /** names of what is chosen, where the facets do not hold them */
  names?: ChosenNames
  /** the page is not scrolled up by a change of its query (RTE-50: brand and category promo pages) */
  keepsPlace?: boolean
  isFailed?: boolean
  /** what stands in place of a list that is empty by itself */
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
      <ListingFrame keepsPlace={keepsPlace}>
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
  /** where its one link leads */
  href: string
}

/** A narrowed listing without a single product: what to take away stands in the chips above, or all of it at once. */
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

/** The products could not be had: the same address once more, filters and all. */
function ListingFailed({ href }: NoticeProps) {
  const t = useTranslations('listing')
  return (
    <div role="alert" className={BOX}>
      <h2 className="font-display text-xl">{t('failedTitle')}</h2>
      <p className="text-muted">{t('failedText')}</p>
      {/* A document anew: what failed must not be answered from the router's memory. */}
      <a href={href} className={LINK}>
        {t('retry')}
      </a>
    </div>
  )
}
