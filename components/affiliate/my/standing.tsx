import { useTranslations } from 'next-intl'
import type { OwnAffiliate, Programme } from '@/domain/affiliate/own'
import { formatMoney } from '@/lib/format'

interface StandingProps {
  own: OwnAffiliate
  programme: Programme
}

/** What is owed, what waits, what was paid. */
export function Standing({
  own: { sums, account },
  programme: { least_payout, return_days },
}: StandingProps) {
  const t = useTranslations('affiliateMember.sums')
  const days = useTranslations('affiliate')('days', { count: return_days })
  const cards = [
    {
      name: t('balance'),
      amount: sums.balance,
      note:
        sums.balance < 0
          ? t('owed')
          : account && t('balanceNote', { account, least: formatMoney(least_payout) }),
      look: 'bg-accent-soft',
    },
    { name: t('pending'), amount: sums.pending, note: t('pendingNote', { days }), look: 'bg-gold-soft' },
    { name: t('paid'), amount: sums.paid, note: null, look: 'bg-sand' },
  ]
  return (
    <dl className="grid grid-cols-1 gap-3 tablet:grid-cols-3 tablet:gap-4">
      {cards.map(({ name, amount, note, look }) => (
        <div key={name} className={`grid min-w-0 content-start gap-1 rounded-lg p-4 tablet:p-5 ${look}`}>
          <dt className="text-sm">{name}</dt>
          <dd className="text-2xl font-semibold tabular-nums wrap-anywhere">{formatMoney(amount)}</dd>
          {note && <dd className="text-sm text-ink/75 wrap-anywhere">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
