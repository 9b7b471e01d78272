import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { FullPost, Post } from '@/domain/content/post'
import { formatDate, formatNumber } from '@/lib/format'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'
import { ArticleList } from '../article-list'
import { ContactWays } from '../contact-ways'
import { LatestOrderSlot } from '../order/latest-order-slot'
import { VoteSlot } from '../vote/vote-slot'
import { TableOfContents } from './table-of-contents'
import { ViewCount } from './view-count'

interface ArticleViewProps {
  article: FullPost
  related: readonly Post[]
  /** a member's question about the own order: the latest one is shown first */
  asksForOrder: boolean
}

/** An article of the help centre. All of it is the same for everyone but the vote and the member's order, which come after load. */
export function ArticleView({ article, related, asksForOrder }: ArticleViewProps) {
  const t = useTranslations('help')
  const { id, title, summary, updated_at, views, body, headings } = article
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-16 desktop:grid-cols-[minmax(0,36rem)_1fr]">
      <header className="max-w-xl">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={updated_at}>{t('article.updated', { date: formatDate(updated_at) })}</time>
          {views > 0 && <span>{t('article.views', { count: formatNumber(views) })}</span>}
        </p>
      </header>
      <div className="mt-6 desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 desktop:mt-0">
        <TableOfContents headings={headings} />
      </div>
      <div className="mt-6 min-w-0">
        {asksForOrder && <LatestOrderSlot />}
        {/* cleaned by lib/clean-article.ts */}
        <article className="help-text" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      <div className="mt-10 grid max-w-xl grid-cols-1 gap-12">
        <VoteSlot articleId={id}>
          <p>
            {t.rich('article.noScript', {
              link: (text) => (
                <Link
                  href={HELP_CONTACT_PATH}
                  prefetch={false}
                  className="text-accent underline underline-offset-4"
                >
                  {text}
                </Link>
              ),
            })}
          </p>
        </VoteSlot>
        {related.length > 0 && (
          <section>
            <h2 className="section-title mb-4">{t('article.related')}</h2>
            <ArticleList articles={related} />
          </section>
        )}
        <section>
          <h2 className="section-title">{t('article.stillHelp')}</h2>
          <p className="mt-1 mb-4 text-muted">{t('article.stillHelpText')}</p>
          <ContactWays />
        </section>
      </div>
      <ViewCount articleId={id} />
    </div>
  )
}
