'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { HELP_PATH } from '@/domain/content/addresses'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useDataOnce } from '@/lib/client/use-data'
import type { HelpArticleProps } from '../overlays'

/** An article of the help centre, read without leaving the page. Its links open in a new tab, so that nothing typed here is lost. */
export default function HelpArticle({ articleId, href }: HelpArticleProps) {
  const t = useTranslations('helpParts.overlay')
  const { data, error, isValidating, mutate } = useDataOnce(
    api.content.posts.$path({ query: { filter: JSON.stringify({ id: articleId }) } }),
  )
  const article = data?.[0]
  return (
    <OverlayFrame
      title={article?.title ?? t('title')}
      footer={
        <p className="flex flex-wrap gap-x-6 text-sm">
          <NewTab href={href}>{t('open')}</NewTab>
          <NewTab href={HELP_PATH}>{t('all')}</NewTab>
        </p>
      }
    >
      <div className="p-5">
        {article ? (
          <div className="help-text" dangerouslySetInnerHTML={{ __html: article.body ?? '' }} />
        ) : error !== undefined || data ? (
          <div className="grid justify-items-start gap-4">
            <p>{withInstruction(t('failed'), error)}</p>
            <Button variant="secondary" disabled={isValidating} onClick={() => void mutate()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <p role="status" className="flex items-center gap-3 py-10 text-muted">
            <Spinner />
            {t('loading')}
          </p>
        )}
      </div>
    </OverlayFrame>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {children}
    </a>
  )
}
