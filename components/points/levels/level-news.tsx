'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Button } from '@/components/ui/button'
import type { LevelNews as News } from '@/domain/loyalty/levels'
import { api } from '@/lib/client/api'
import { POINTS_PATH } from '@/lib/pages/routes'

interface LevelNewsProps {
  news: News
  title: string
  /** the content shows the title itself */
  hideTitle?: boolean
  onClose: () => void
  children: ReactNode
}

/** The frame of both overlays about a change of level: marked as seen once it is on show, with the way to the page of points. */
export function LevelNews({ news: { id }, title, hideTitle, onClose, children }: LevelNewsProps) {
  const t = useTranslations('levels')
  const go = useNavigate()
  useEffect(() => {
    // A failure is silent: the news is shown again at the next visit.
    api.loyalty['level-news'][':id'].seen.$put({ param: { id: String(id) } }).catch(() => undefined)
  }, [id])
  return (
    <OverlayFrame
      title={title}
      hideTitle={hideTitle}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button className="grow" onClick={() => go(POINTS_PATH)}>
            {t('more')}
          </Button>
        </div>
      }
    >
      {children}
    </OverlayFrame>
  )
}
