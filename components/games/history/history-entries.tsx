'use client'

import { useTranslations } from 'next-intl'
import type { HistoryEntry, HistoryKind } from '@/domain/game/mission'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { formatNumber, formatOrderTime } from '@/lib/format'
import { PrizeFacts } from '../parts/prize-facts'

const ICONS: Readonly<Record<HistoryKind, IconName>> = {
  'check-in': 'calendar-heart',
  streak: 'gift',
  spin: 'sparkles',
  share: 'share-2',
}

/** What a member did and won, the newest first. */
export function HistoryEntries({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ul className="game-history">
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry: { kind, points, prize, created_at: at } }: { entry: HistoryEntry }) {
  const t = useTranslations('games.history')
  return (
    <li>
      <Icon name={ICONS[kind]} size={20} className="game-history-icon" />
      <div>
        <p>
          {t(`kind.${kind}`)}
          {prize && (
            <>
              {': '}
              <b>{prize.name}</b>
            </>
          )}
        </p>
        <time dateTime={at}>{formatOrderTime(at)}</time>
        {prize && <PrizeFacts prize={prize} />}
      </div>
      {points !== null && points > 0 && (
        <b className="game-history-gain">{t('gain', { points: formatNumber(points) })}</b>
      )}
    </li>
  )
}
