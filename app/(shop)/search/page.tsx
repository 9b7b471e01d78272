import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { Results } from '@/components/search/results/results'
import { SearchStart } from '@/components/search/panel/search-start'
import { type QueryParams, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { cleanKeyword } from '@/domain/search/keyword'
import { getBestSellers, getCategoryTree } from '@/lib/reads/cached/cached-catalog'
import { getListing } from '@/lib/listing/listings'
import { getSearchStart, readCorrection, readMatches } from '@/lib/pages/search-page'
import { madePerRequest } from '@/lib/security/per-request'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export const instant = false

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const BEST_SELLERS = 6
const CATEGORIES = 8

/** The listing query of the address, with the keyword reduced to what can be searched for. */
function readQuery(params: QueryParams) {
  const query = readListingQuery(params)
  return { ...query, keyword: cleanKeyword(query.keyword) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword } = readQuery(await searchParams)
  const t = await getTranslations('search')
  return pageMetadata({
    title: keyword === '' ? t('title') : t('resultTitle', { keyword }),
    description: keyword === '' ? t('discoverText') : t('resultDescription', { keyword, site: site.name }),
    path: '/search',
    noindex: true,
  })
}

/** Suggestions for a search without results. */
async function readHelp(keyword: string) {
  const [didYouMean, { trending }, categories, bestSellers] = await Promise.all([
    readCorrection(keyword),
    getSearchStart(),
    getCategoryTree(),
    getBestSellers(BEST_SELLERS),
  ])
  return {
    didYouMean,
    trending,
    categories: categories.filter(({ product_count }) => product_count > 0).slice(0, CATEGORIES),
    bestSellers,
  }
}

/** Search results; without a keyword the discovery page (RTE-25). */
export default async function SearchPage({ searchParams }: Props) {
  await madePerRequest()
  const query = readQuery(await searchParams)
  return query.keyword === '' ? <StartPage /> : <ResultsPage query={query} />
}

async function ResultsPage({ query }: { query: ReturnType<typeof readQuery> }) {
  const { keyword } = query
  const [listing, matches] = await Promise.all([getListing({}, query), readMatches(keyword)])
  const help = listing.total === 0 && !listing.isFailed ? await readHelp(keyword) : null
  return (
    <>
      <BackHeader title={keyword} fallbackHref="/" />
      <main className="container-page min-h-dvh">
        <Results keyword={keyword} listing={listing} matches={matches} help={help} />
      </main>
    </>
  )
}

async function StartPage() {
  const [t, start] = await Promise.all([getTranslations('search'), getSearchStart()])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page min-h-dvh overflow-x-clip pt-4 pb-16 tablet:pt-8">
        <SearchStart start={start} />
      </main>
    </>
  )
}
