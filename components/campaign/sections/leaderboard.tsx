import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { formatMoney, formatNumber } from '@/lib/format'
import { MyRank } from '../board/my-rank'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** Members by what they spent or wrote during the campaign: the first ones, and one's own place after load. */
export function LeaderboardSection({ section, page }: SectionProps<'leaderboard'>) {
  const t = useTranslations('campaign.board')
  const { title, body, kind } = section
  const { campaign, state } = page
  const rows = page.boards[kind]?.rows ?? []
  const amountText = (amount: number) =>
    kind === 'spender' ? formatMoney(amount) : t('reviews', { count: formatNumber(amount) })
  return (
    <Section title={title} eyebrow={state === 'over' ? t('winners') : undefined}>
      <RichText html={body} className="mb-4" />
      {rows.length > 0 ? (
        <ol className="max-w-xl divide-y divide-line rounded-lg border border-line bg-white">
          {rows.map(({ rank, name, amount }, index) => (
            <li key={index} className="flex min-h-12 items-center gap-4 px-4 py-2">
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums ${rank <= 3 ? 'bg-gold-soft text-gold-dark' : 'text-muted'}`}
              >
                {rank}
              </span>
              <span className="min-w-0 grow truncate">{name}</span>
              {rank === 1 && <Icon name="sparkles" size={18} className="shrink-0 text-gold-dark" />}
              <span className="shrink-0 text-sm tabular-nums">{amountText(amount)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-muted">{state === 'over' ? t('noWinners') : t('empty')}</p>
      )}
      <MyRank campaignId={campaign._id} kind={kind} />
    </Section>
  )
}
