import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { HelpResults } from '@/components/help/search/help-results'
import { HELP_PATH } from '@/domain/content/addresses'
import { cleanKeyword } from '@/domain/search/keyword'
import { getHelpCategories, getMostRead, searchHelp } from '@/lib/pages/help/pages'
import { HELP_SEARCH_PATH } from '@/lib/pages/help/paths'
import { readPageNumber } from '@/lib/pages/routes'
import { madePerRequest } from '@/lib/security/per-request'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export const instant = false

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : (value?.[0] ?? '')

async function readQuery(searchParams: Props['searchParams']) {
  const { keyword, category, page } = await searchParams
  return {
    keyword: cleanKeyword(first(keyword)),
    category: first(category) || null,
    page: readPageNumber(first(page)) ?? 1,
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword } = await readQuery(searchParams)
  const t = await getTranslations('help')
  return pageMetadata({
    title: keyword === '' ? t('search.title') : t('search.resultTitle', { keyword }),
    description: keyword === '' ? t('intro') : t('search.description', { keyword, site: site.name }),
    path: HELP_SEARCH_PATH,
    noindex: true,
  })
}

/** What the help centre finds for a keyword. */
export default async function HelpSearchPage({ searchParams }: Props) {
  await madePerRequest()
  const [t, { keyword, category, page }] = await Promise.all([
    getTranslations('help'),
    readQuery(searchParams),
  ])
  const results = keyword === '' ? null : await searchHelp(keyword, category, page)
  const isFound = results !== null && results.count.total > 0
  const [categories, mostRead] = isFound ? [[], []] : await Promise.all([getHelpCategories(), getMostRead()])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: HELP_PATH },
    { name: t('search.title'), path: HELP_SEARCH_PATH },
  ]
  return (
    <HelpFrame title={t('search.title')} crumbs={crumbs}>
      <HelpResults
        keyword={keyword}
        results={results}
        isFailed={keyword !== '' && results === null}
        categories={categories}
        mostRead={mostRead}
      />
    </HelpFrame>
  )
}
