'use client'

import { useTranslations } from 'next-intl'
import { Texts } from '@/components/ui/texts'
import type { BoardKind } from '@/domain/campaign/leaderboard'
import { api } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'
import { formatMoney, formatNumber } from '@/lib/format'
import campaignPlay from '@/messages/vi/campaignPlay.json'

export interface OwnRankProps {
  campaignId: string
  kind: BoardKind
}

/** The member's own place on a leaderboard. */
export default function OwnRank(rank: OwnRankProps) {
  return (
    <Texts messages={{ campaignPlay: { board: campaignPlay.board } }}>
      <RankLine {...rank} />
    </Texts>
  )
}

function RankLine({ campaignId, kind }: OwnRankProps) {
  const t = useTranslations('campaignPlay.board')
  const { data } = useDataOnce(
    api.public.campaigns[':id'].leaderboard.$path({ param: { id: campaignId }, query: { kind } }),
    { shouldRetryOnError: false },
  )
  if (!data) return null
  const { mine } = data
  const amount =
    mine &&
    (kind === 'spender' ? formatMoney(mine.amount) : t('reviews', { count: formatNumber(mine.amount) }))
  return (
    <p className="mt-3 text-sm">
      {mine && amount ? t('mine', { rank: formatNumber(mine.rank), amount }) : t('none')}
    </p>
  )
}
