import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { OwnCommission, OwnPayout } from '@/domain/affiliate/own'
import { formatDate, formatMoney } from '@/lib/format'

/** The orders that came by the affiliate's links, without their buyers. */
export function Commissions({ commissions }: { commissions: readonly OwnCommission[] }) {
  const t = useTranslations('affiliateMember.orders')
  return (
    <Section title={t('title')}>
      {commissions.length === 0 ? (
        <p className="rounded-lg bg-sand p-6 text-muted">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-white">
          {commissions.map((commission, index) => (
            <li
              key={`${commission.ordered_at}-${index}`}
              className="grid gap-x-6 gap-y-0.5 p-4 grid-cols-[1fr_auto]"
            >
              <p>
                <span className="font-semibold">{formatDate(commission.ordered_at)}</span>
                {commission.sid && <span className="text-muted"> · {commission.sid}</span>}
              </p>
              <p className="font-semibold tabular-nums text-right">
                {commission.state === 'refused' || commission.state === 'void' ? (
                  <s className="font-normal text-muted">{formatMoney(commission.amount)}</s>
                ) : (
                  formatMoney(commission.amount)
                )}
              </p>
              <p className="text-sm text-muted">
                <StateWords commission={commission} />
              </p>
              <p className="text-sm text-muted tabular-nums text-right">
                {t('base')} {formatMoney(commission.base)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function StateWords({ commission: { state, reasons, due_at } }: { commission: OwnCommission }) {
  const t = useTranslations('affiliateMember.orders')
  if (state === 'refused')
    return t('refused', { reason: reasons.map((reason) => t(`reasons.${reason}`)).join(', ') })
  if (state === 'pending' && due_at !== null) return t('pendingUntil', { date: formatDate(due_at) })
  return t(state)
}

interface PayoutsProps {
  payouts: readonly OwnPayout[]
  /** dong */
  least: number
}

/** What was paid, and what came back. */
export function Payouts({ payouts, least }: PayoutsProps) {
  const t = useTranslations('affiliateMember.payouts')
  return (
    <Section title={t('title')}>
      {payouts.length === 0 ? (
        <p className="rounded-lg bg-sand p-6 text-muted">{t('none', { least: formatMoney(least) })}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-white">
          {payouts.map(({ _id, created_at, bank, amount, state }) => (
            <li key={_id} className="flex flex-wrap justify-between gap-x-6 p-4">
              <p>
                <span className="font-semibold">{formatDate(created_at)}</span>
                <span className="text-muted">
                  {' · '}
                  {bank}
                  {' · '}
                  {t(state)}
                </span>
              </p>
              <p className="font-semibold tabular-nums">{formatMoney(amount)}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
