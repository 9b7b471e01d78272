'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { HISTORY_PAGE_SIZE, type HistoryEntry, orderIdOf } from '@/domain/loyalty/ledger'
import { orderPath } from '@/components/orders/filter/filter-url'
import { api } from '@/lib/client/api'
import { formatDate, formatLastDay, formatNumber } from '@/lib/format'
import { HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import { EmptyPart } from '../empty-part'
import { WindowList } from '@/components/ui/late/window-list'

/** Every movement of the member's points, newest first: day, cause, amount, and the balance after it. */
export function HistoryList() {
  const t = useTranslations('points.history')
  const shared = useTranslations('points')
  return (
    <WindowList
      addressOf={(query) => api.loyalty.points.history.$path({ query })}
      limit={HISTORY_PAGE_SIZE}
      texts={{ loading: t('loading'), failed: t('failed'), retry: shared('retry'), more: t('more') }}
      empty={
        <EmptyPart icon="history" title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink href={HOW_TO_EARN_PATH}>{t('emptyAction')}</ButtonLink>
        </EmptyPart>
      }
      render={(entries) => (
        <ul aria-label={t('label')} className="divide-y divide-line border-b border-line">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      className="mt-2"
    />
  )
}

function Row({ entry }: { entry: HistoryEntry }) {
  const t = useTranslations('points.history')
  const { points, reason, reference, order_code, expires_at, created_at, balance_after } = entry
  const count = formatNumber(Math.abs(points))
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-3.5">
      <p className="font-semibold">{t(`reasons.${reason}`)}</p>
      <p className={`text-end font-semibold tabular-nums ${points > 0 ? 'text-success' : ''}`}>
        <span aria-hidden="true">
          {points > 0 ? '+' : '−'}
          {count}
        </span>
        <span className="sr-only">{t(points > 0 ? 'in' : 'out', { count })}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <time dateTime={created_at}>{formatDate(created_at)}</time>
        {order_code !== null && (
          <a
            href={orderPath(orderIdOf(reference))}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {t('order', { code: order_code })}
          </a>
        )}
        {points > 0 && expires_at !== null && <span>{t('expires', { day: formatLastDay(expires_at) })}</span>}
      </p>
      <p className="text-end text-sm text-muted tabular-nums">
        {t('balance', { count: formatNumber(balance_after) })}
      </p>
    </li>
  )
}
