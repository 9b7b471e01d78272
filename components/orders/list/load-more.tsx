'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

interface LoadMoreProps {
  isLoading: boolean
  onMore: () => void
}

/** Distance to the end at which the next page is loaded. */
const AHEAD = '400px 0px'

/** Loads the next page when the end comes near, or by the button. */
export function LoadMore({ isLoading, onMore }: LoadMoreProps) {
  const t = useTranslations('orders')
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)

  useEffect(() => {
    if (isLoading || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={end} className="mt-6 flex justify-center">
      <Button
        variant="secondary"
        aria-disabled={isLoading || undefined}
        onClick={() => {
          if (!isLoading) onMore()
        }}
      >
        {isLoading && <Spinner className="size-4" />}
        {isLoading ? t('moreLoading') : t('more')}
      </Button>
    </div>
  )
}
