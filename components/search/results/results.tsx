import { useTranslations } from 'next-intl'
import { ListingView } from '@/components/catalog/listing/listing-view'
import type { Suggestions } from '@/domain/catalog/suggestions'
import { isFiltered, priceWordsOf } from '@/domain/catalog/listing/listing-query'
import type { ProductCard } from '@/domain/catalog/product'
import type { TrendingSearch } from '@/domain/search/history'
import type { LiveListing } from '@/lib/listing/listings'
import { Matches } from '../panel/matches'
import { NoResult } from './no-result'
import { SearchRecorder } from './search-recorder'

interface ResultsProps {
  /** as typed */
  keyword: string
  listing: LiveListing
  matches: Suggestions | null
  /** a way on from a search without results; null otherwise */
  help: {
    didYouMean: string | null
    trending: readonly TrendingSearch[]
    categories: readonly { id: number; name: string; slug: string }[]
    bestSellers: readonly ProductCard[]
  } | null
}

/** Search results of a keyword: corrections, matching brands and categories, and products. */
export function Results({ keyword, listing, matches, help }: ResultsProps) {
  const t = useTranslations('search')
  const { understood, query, total } = listing
  const price = priceWordsOf(query)
  const isNarrowed = isFiltered(price ? { ...query, prices: null } : query)
  // Paging or narrowing is the same search.
  const isSearch = !isNarrowed && query.page === 1 && query.skip === null
  const isEmpty = total === 0 && !isFiltered(query) && !listing.isFailed
  return (
    <>
      <header
        className={`pt-4 tablet:pt-8 ${isEmpty ? 'text-center tablet:pt-14' : 'pb-6'}`}
        data-results={listing.isFailed ? undefined : total}
      >
        <h1 className="font-display text-2xl break-words tablet:text-3xl">
          {t(isEmpty ? 'none.title' : 'resultTitle', { keyword })}
        </h1>
        {total > 0 && understood?.is_corrected && (
          <p className="mt-3 text-muted">{t('corrected', { keyword, searched: understood.keyword })}</p>
        )}
        {total > 0 && understood?.is_loosened && <p className="mt-3 text-muted">{t('loosened')}</p>}
        {price && <p className="mt-3 text-muted">{t('saidPrice', { words: price.words })}</p>}
        {total > 0 && matches && <Matches keyword={keyword} {...matches} />}
      </header>
      <ListingView
        name={keyword}
        path="/search"
        scope={{}}
        query={query}
        isPastEnd={listing.isPastEnd}
        products={listing.products}
        total={total}
        facets={listing.facets}
        names={listing.names}
        isFailed={listing.isFailed}
        empty={
          help && (
            <NoResult
              keyword={keyword}
              {...help}
              categories={matches?.categories.length ? matches.categories : help.categories}
            />
          )
        }
      />
      {!listing.isFailed && <SearchRecorder keyword={keyword} hasResults={total > 0} isSearch={isSearch} />}
    </>
  )
}
