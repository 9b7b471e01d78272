import { useTranslations } from 'next-intl'
import type { HelpCategory, Post } from '@/domain/content/post'
import { ArticleList } from './article-list'
import { ContactWays } from './contact-ways'
import { HelpSearchForm } from './help-search-form'

interface MissingArticleProps {
  /** whose articles these are; null for those that are read most */
  category: HelpCategory | null
  articles: readonly Post[]
}

/** The page for an article or a category that is not there: search, the nearest articles, contact. */
export function MissingArticle({ category, articles }: MissingArticleProps) {
  const t = useTranslations('help')
  return (
    <main className="container-page pt-8 pb-16 tablet:pt-14">
      <div className="mx-auto max-w-5xl">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{t('missing.title')}</h1>
        <p className="mt-3 max-w-prose text-muted">{t('missing.text')}</p>
        <HelpSearchForm className="mt-5" />
        {articles.length > 0 && (
          <section className="mt-12 max-w-3xl">
            <h2 className="section-title mb-4">
              {category ? t('missing.near', { name: category.name }) : t('mostRead')}
            </h2>
            <ArticleList articles={articles} />
          </section>
        )}
        <section className="mt-12">
          <h2 className="section-title mb-4">{t('contact.title')}</h2>
          <ContactWays />
        </section>
      </div>
    </main>
  )
}
