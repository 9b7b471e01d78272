import { useTranslations } from 'next-intl'
import type { HelpCategory, Post } from '@/domain/content/post'
import { ArticleList } from '../article-list'
import { ContactWays } from '../contact-ways'
import { HelpSearchForm } from '../help-search-form'
import { CategoryGrid } from './category-grid'

interface HelpHomeProps {
  categories: readonly HelpCategory[]
  mostRead: readonly Post[]
}

/** The start of the help centre: search first, then the categories, what is read most, and how to reach the shop. */
export function HelpHome({ categories, mostRead }: HelpHomeProps) {
  const t = useTranslations('help')
  return (
    <>
      <section className="mt-2 grid grid-cols-1 justify-items-center gap-3 rounded-lg bg-sand px-[min(1.25rem,5vw)] py-10 text-center tablet:mt-4 tablet:px-8 tablet:py-16">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{t('heading')}</h1>
        <p className="max-w-prose text-muted">{t('intro')}</p>
        <HelpSearchForm className="mt-3" />
      </section>
      <section className="mt-12 tablet:mt-16">
        <h2 className="section-title mb-4">{t('categories')}</h2>
        <CategoryGrid categories={categories} />
      </section>
      {mostRead.length > 0 && (
        <section className="mt-12 tablet:mt-16">
          <h2 className="section-title mb-4">{t('mostRead')}</h2>
          <ArticleList articles={mostRead} isWide />
        </section>
      )}
      <section className="mt-12 tablet:mt-16">
        <h2 className="section-title mb-4">{t('contact.title')}</h2>
        <ContactWays />
      </section>
    </>
  )
}
