import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Votes } from '@/domain/campaign/vote'
import type { VoteProps } from '../overlays'

/** Votes of each choice as bars with shares; the member's own is marked. */
export function VoteBars({ votes, choices }: { votes: Votes; choices: VoteProps['choices'] }) {
  const t = useTranslations('campaignPlay.vote')
  const total = votes.choices.reduce((sum, choice) => sum + choice.votes, 0)
  const countOf = (id: string) => votes.choices.find((choice) => choice.id === id)?.votes ?? 0
  return (
    <>
      <ul className="grid gap-3">
        {choices.map(({ id, name }) => {
          const percent = total > 0 ? Math.round((countOf(id) / total) * 100) : 0
          const isMine = votes.mine === id
          return (
            <li key={id} className="grid gap-1 text-sm">
              <div className="flex items-baseline justify-between gap-4">
                <span className={`min-w-0 ${isMine ? 'font-semibold' : ''}`}>
                  {name}
                  {isMine && (
                    <span className="ml-2 inline-flex items-center gap-1 text-xs text-accent">
                      <Icon name="check" size={14} />
                      {t('yours')}
                    </span>
                  )}
                </span>
                <span className="shrink-0 tabular-nums">{t('share', { percent, count: countOf(id) })}</span>
              </div>
              <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sand">
                <div
                  className={`h-full rounded-full transition-[width] duration-200 motion-reduce:transition-none ${isMine ? 'bg-accent' : 'bg-muted/60'}`}
                  style={{ width: `${percent}%` }}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted">{t('total', { count: total })}</p>
    </>
  )
}
