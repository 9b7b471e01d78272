import { useTranslations } from 'next-intl'
import type { FullPosition, Position } from '@/domain/content/position'
import { formatDate } from '@/lib/format'
import { site } from '@/lib/site'
import { PositionFacts } from './position-facts'
import { PositionList } from './position-list'

interface PositionViewProps {
  position: FullPosition
  others: readonly Position[]
}

/** An open position: what one does, needs and gets, and how to apply. */
export function PositionView({ position, others }: PositionViewProps) {
  const t = useTranslations('staticPages.careers')
  const { title, summary, posted_on, body } = position
  const { email } = site.contact
  return (
    <div className="mx-auto mt-4 grid max-w-xl gap-8">
      <header>
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{summary}</p>
        <PositionFacts position={position} />
        <p className="mt-1 text-sm text-muted">
          <time dateTime={posted_on}>{t('posted', { date: formatDate(posted_on) })}</time>
        </p>
      </header>
      {/* cleaned by lib/clean-article.ts */}
      <article className="help-text" dangerouslySetInnerHTML={{ __html: body }} />
      {email !== '' && (
        <section className="rounded-lg bg-sand p-5">
          <p className="mb-4">{t('applyText', { email, title })}</p>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(t('subject', { title }))}`}
            className="button"
          >
            {t('apply')}
          </a>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className="section-title mb-4">{t('others')}</h2>
          <PositionList positions={others} />
        </section>
      )}
    </div>
  )
}
