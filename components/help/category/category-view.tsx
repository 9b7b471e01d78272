import { useTranslations } from 'next-intl'
import { Pager } from '@/components/ui/pager'
import type { HelpCategory, Post } from '@/domain/content/post'
import { pageCount } from '@/domain/pager'
import { formatNumber } from '@/lib/format'
import { HELP_PAGE_SIZE, helpCategoryPagePath } from '@/lib/pages/help/paths'
import { ArticleList } from '../article-list'
import { ContactWays } from '../contact-ways'
import { HelpSearchForm } from '../help-search-form'
import { articleGroups, subcategoryLinks } from './subcategories'

interface CategoryViewProps {
  category: HelpCategory
  /** of this page, in the order of their subcategories */
  articles: readonly Post[]
  page: number
}

/** A page of a category's articles, by subcategory. */
export function CategoryView({ category, articles, page }: CategoryViewProps) {
  const t = useTranslations('help')
  const links = subcategoryLinks(category)
  return (
    <>
      <header className="mt-4 mb-6 tablet:mb-8">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{category.name}</h1>
        <p className="mt-2 max-w-prose text-muted">{category.summary}</p>
        <HelpSearchForm className="mt-5" />
      </header>
      {links.length > 1 && (
        <nav aria-label={t('category.subcategories')} className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {links.map(({ id, name, href, posts }) => (
              <li key={id}>
                <a href={href} className="help-chip">
                  {t('search.filterCount', { name, count: formatNumber(posts) })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles.length === 0 && <p className="max-w-prose">{t('category.none')}</p>}
      {articleGroups(articles).map(({ subcategory, articles: group }) => (
        <section key={subcategory?.id ?? 0} className="mb-10 max-w-3xl">
          {subcategory && (
            <h2 id={subcategory.slug} className="mb-3 scroll-mt-24 text-lg font-semibold">
              {subcategory.name}
            </h2>
          )}
          <ArticleList articles={group} />
        </section>
      ))}
      {category.posts > HELP_PAGE_SIZE && (
        <Pager
          page={page}
          pages={pageCount(category.posts, HELP_PAGE_SIZE)}
          hrefOf={(number) => helpCategoryPagePath(category, number)}
          label={t('category.pages')}
        />
      )}
      <section className="mt-12">
        <h2 className="section-title mb-4">{t('contact.title')}</h2>
        <ContactWays />
      </section>
    </>
  )
}
