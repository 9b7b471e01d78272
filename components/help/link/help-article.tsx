'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/focus/use-focus-on-change'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { HELP_PATH } from '@/domain/content/addresses'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useDataOnce } from '@/lib/client/use-data'
import { helpArticleOverlay, type HelpArticleProps } from '../overlays'

const ARTICLE = /^\/page\/help\/[^/]+\/(\d+)-[^/]+$/

/** Links in an article must not leave the page, on which something may be typed: other articles open here, all else in a new tab. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  if (link.host !== window.location.host || !ARTICLE.test(link.pathname)) {
    link.target = '_blank'
    return
  }
  event.preventDefault()
  openOverlay(helpArticleOverlay, { href: link.pathname })
}

/** An article of the help centre, read without leaving the page. */
export default function HelpArticle({ href }: HelpArticleProps) {
  const articleId = Number(ARTICLE.exec(href)?.[1] ?? 0)
  const t = useTranslations('helpParts.overlay')
  const { data, error, isValidating, mutate } = useDataOnce(
    api.content.posts.$path({ query: { filter: JSON.stringify({ id: articleId }) } }),
  )
  const article = data?.[0]
  const text = useRef<HTMLDivElement>(null)
  useFocusOnChange(articleId, useOverlayTitle())
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), [articleId])
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
          <div
            ref={text}
            onClick={stay}
            className="help-text"
            dangerouslySetInnerHTML={{ __html: article.body ?? '' }}
          />
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
