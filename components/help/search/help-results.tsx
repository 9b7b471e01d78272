import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Pager } from '@/components/ui/pager'
import { articlePath } from '@/domain/content/addresses'
import type { FoundPost, HelpCategory, Post } from '@/domain/content/post'
import { pageCount } from '@/domain/pager'
import { formatNumber } from '@/lib/format'
import type { HelpResults as Results } from '@/lib/pages/help/pages'
import { HELP_PAGE_SIZE, helpSearchPath } from '@/lib/pages/help/paths'
import { ArticleList } from '../article-list'
import { ContactWays } from '../contact-ways'
import { HelpSearchForm } from '../help-search-form'
import { CategoryGrid } from '../home/category-grid'

interface HelpResultsProps {
  keyword: string
  /** null without a keyword, and when the search did not answer */
  results: Results | null
  isFailed: boolean
  /** shown when nothing was found */
  categories: readonly HelpCategory[]
  mostRead: readonly Post[]
}

/** Results of a search in the help centre: counts by category, articles with what matched, and help when there are none. */
export function HelpResults({ keyword, results, isFailed, categories, mostRead }: HelpResultsProps) {
  const t = useTranslations('help')
  const isExact = results?.count.match === 'all'
  const heading =
    keyword === ''
      ? t('search.start')
      : results && !isExact
        ? t('search.none', { keyword })
        : t('search.resultTitle', { keyword })
  return (
    <div className="mt-4 max-w-3xl">
      <h1 className="font-display text-2xl text-balance break-words tablet:text-3xl">{heading}</h1>
      <HelpSearchForm keyword={keyword} className="mt-5" />
      {isFailed && <p className="mt-6">{t('search.failed')}</p>}
      {results && (
        <>
          {!isExact && <p className="mt-4 text-muted">{t('search.noneText')}</p>}
          {isExact && results.count.corrected !== null && (
            <p className="mt-4 text-muted">{t('search.corrected', { keyword: results.count.corrected })}</p>
          )}
          {results.count.total > 0 && (
            <Found results={results} title={t(isExact ? 'search.results' : 'search.near')} />
          )}
        </>
      )}
      {categories.length > 0 && (
        <section className="mt-12">
          <h2 className="section-title mb-4">{t('categories')}</h2>
          <CategoryGrid categories={categories} />
        </section>
      )}
      {mostRead.length > 0 && (
        <section className="mt-12">
          <h2 className="section-title mb-4">{t('mostRead')}</h2>
          <ArticleList articles={mostRead} />
        </section>
      )}
      <section className="mt-12">
        <h2 className="section-title mb-4">{t('contact.title')}</h2>
        <ContactWays />
      </section>
    </div>
  )
}

function Found({ results, title }: { results: Results; title: string }) {
  const t = useTranslations('help.search')
  const { keyword, count, category, articles, page } = results
  const total = category?.count ?? count.total
  return (
    <>
      <nav aria-label={t('filters')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {[null, ...count.categories].map((each) => (
            <li key={each?.id ?? 0}>
              <Link
                href={helpSearchPath(keyword, each?.slug ?? null)}
                prefetch={false}
                aria-current={(each?.id ?? null) === (category?.id ?? null) ? 'true' : undefined}
                className="help-chip"
              >
                {t('filterCount', {
                  name: each?.name ?? t('all'),
                  count: formatNumber(each?.count ?? count.total),
                })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="mt-6" data-results={total}>
        <h2 className="sr-only">{title}</h2>
        <p className="mb-3 text-sm text-muted">{t('count', { count: formatNumber(total) })}</p>
        <ul className="help-list">
          {articles.map((article) => (
            <FoundArticle key={article.id} article={article} />
          ))}
        </ul>
      </section>
      {total > HELP_PAGE_SIZE && (
        <div className="mt-8">
          <Pager
            page={page}
            pages={pageCount(total, HELP_PAGE_SIZE)}
            hrefOf={(number) => helpSearchPath(keyword, category?.slug ?? null, number)}
            label={t('pages')}
          />
        </div>
      )}
    </>
  )
}

function FoundArticle({ article }: { article: FoundPost }) {
  return (
    <li>
      <Link href={articlePath(article)} prefetch={false}>
        <span>
          <small>{article.category.name}</small>
          <b>{article.title}</b>
          {/* text and <mark>, cleaned by lib/clean-article.ts */}
          <small dangerouslySetInnerHTML={{ __html: article.highlight || '' }} />
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  )
}
