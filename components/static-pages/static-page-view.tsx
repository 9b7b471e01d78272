import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TableOfContents } from '@/components/help/article/table-of-contents'
import type { StaticPage } from '@/domain/content/page'
import { formatDate } from '@/lib/format'

interface StaticPageViewProps {
  page: StaticPage
  /** policies say which version this is and since when it holds; other pages when they were written */
  isPolicy?: boolean
  /** between the dates and the text */
  notice?: ReactNode
  /** below the text */
  children?: ReactNode
}

/** A static page: title, dates, contents and text. Complete without JavaScript, and the same for everyone. */
export function StaticPageView({ page, isPolicy = false, notice, children }: StaticPageViewProps) {
  const t = useTranslations('staticPages')
  const { title, summary, version, in_force, updated_at, changes, body, headings } = page
  return (
    <div className="mx-auto mt-4 grid gap-x-16 desktop:max-w-5xl desktop:grid-cols-[minmax(0,36rem)_1fr]">
      <header className="max-w-xl">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-muted">
          {isPolicy && <span>{t('version', { version })}</span>}
          {isPolicy && <time dateTime={in_force}>{t('inForce', { date: formatDate(in_force) })}</time>}
          <time dateTime={updated_at}>{t('updated', { date: formatDate(updated_at) })}</time>
        </p>
        {notice}
        {changes !== '' && <p className="mt-3 rounded-md bg-sand px-4 py-3">{t('changes', { changes })}</p>}
      </header>
      <div className="mt-6 desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 desktop:mt-0">
        <TableOfContents headings={headings} />
      </div>
      {/* cleaned by lib/clean-article.ts */}
      <article className="help-text mt-6 min-w-0" dangerouslySetInnerHTML={{ __html: body }} />
      {children && <div className="mt-10 grid max-w-xl gap-10">{children}</div>}
    </div>
  )
}
