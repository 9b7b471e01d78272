'use client'

import { useTranslations } from 'next-intl'
import { WindowList } from '@/components/ui/late/window-list'
import type { TokenEntry } from '@/domain/campaign/tokens'
import { api } from '@/lib/client/api'
import { formatDate, formatNumber } from '@/lib/format'

const PAGE_SIZE = 20

/** Where the member's tokens came from and went to, the latest first. */
export function TokenHistory({ campaignId }: { campaignId: string }) {
  const t = useTranslations('campaignPlay.tokens')
  const filter = JSON.stringify({ campaign_id: campaignId })
  return (
    <WindowList
      addressOf={(window) =>
        api.public.user.me['campaign-token'].history.$path({ query: { filter, ...window } })
      }
      limit={PAGE_SIZE}
      texts={{ loading: t('loading'), failed: t('historyFailed'), retry: t('retry'), more: t('more') }}
      empty={<p className="text-sm">{t('noHistory')}</p>}
      render={(entries) => <Entries entries={entries} />}
      className="mt-2"
    />
  )
}

function Entries({ entries }: { entries: readonly TokenEntry[] }) {
  const t = useTranslations('campaignPlay.tokens')
  return (
    <ul className="divide-y divide-gold/20 border-b border-gold/20 text-sm">
      {entries.map(({ _id, points, reason, note, created_at }) => (
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
  )
}
