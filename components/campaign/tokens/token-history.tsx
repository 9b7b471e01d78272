'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { usePage } from '@/lib/client/use-data'
import { formatDate, formatNumber } from '@/lib/format'
import { listQuery } from '@/lib/services/query'

const STEP = 20
const MOST = 100

/** Where the member's tokens came from and went to, the latest first. */
export function TokenHistory({ campaignId }: { campaignId: string }) {
  const t = useTranslations('campaignPlay.tokens')
  const [limit, setLimit] = useState(STEP)
  const { data, error, mutate } = usePage(
    api.public.user.me['campaign-token'].history.$path({
      query: listQuery({ filter: { campaign_id: campaignId }, limit }),
    }),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  if (error !== undefined && !data)
    return (
      <p role="alert" className="mt-2 text-sm">
        {withInstruction(t('historyFailed'), error)}{' '}
        <button type="button" className="underline" onClick={() => void mutate()}>
          {t('retry')}
        </button>
      </p>
    )
  if (!data) return <p role="status" aria-label={t('loading')} className="min-h-12" />
  if (data.data.length === 0) return <p className="mt-2 text-sm">{t('noHistory')}</p>
  return (
    <>
      <ul className="mt-2 divide-y divide-gold/20 text-sm">
        {data.data.map(({ _id, points, reason, note, created_at }) => (
          <li key={_id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              {t(`reason.${reason}`)}
              {note && <span className="text-muted"> · {note}</span>}
              <span className="block text-xs text-muted">{formatDate(created_at)}</span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {points > 0 ? `+${formatNumber(points)}` : formatNumber(points)}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.data.length && limit < MOST && (
        <Button variant="quiet" onClick={() => setLimit(Math.min(limit + STEP, MOST))}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
