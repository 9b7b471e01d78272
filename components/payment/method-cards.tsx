'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCard } from '@/components/checkout/choice-card'
import { isPaymentCode } from '@/domain/order/payment-methods'
import type { RefusedMethod } from './refused-methods'
import { MethodLogo } from './method-logo'
import { useMethodName } from './method-name'
import { hasPanel, MethodPanel } from './method-panel'
import type { PendingPanel } from './use-pending-panel'

interface MethodCardsProps {
  codes: readonly string[]
  /** ways of the shop that cannot pay this order, and why */
  refused: readonly RefusedMethod[]
  chosen: string | undefined
  total: number
  pending: PendingPanel | null
  called: number
  onChoose: (code: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Ways to pay this order, each with its badge and a line of what to expect. */
export function MethodCards({
  codes,
  refused,
  chosen,
  total,
  pending,
  called,
  onChoose,
  onConfirm,
  onClose,
}: MethodCardsProps) {
  const t = useTranslations('payment')
  const nameOf = useMethodName()
  return (
    <div role="radiogroup" aria-label={t('methods')} className="grid gap-3">
      {codes.map((code) => (
        <div key={code}>
          <ChoiceCard
            name="payment_method"
            value={code}
            title={nameOf(code)}
            aside={<MethodLogo code={code} />}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          >
            {isPaymentCode(code) && <span className="text-sm text-muted">{t(`line.${code}`)}</span>}
          </ChoiceCard>
          {pending?.code === code && hasPanel(code) && (
            <MethodPanel
              code={code}
              name={nameOf(code)}
              total={total}
              hasBefore={pending.before !== undefined}
              called={called}
              onConfirm={onConfirm}
              onClose={onClose}
            />
          )}
        </div>
      ))}
      {refused.map(({ code, reason }) => (
        <ChoiceCard
          key={code}
          name="payment_method"
          value={code}
          title={nameOf(code)}
          aside={<MethodLogo code={code} />}
          disabled
        >
          <span className="text-sm">{reason}</span>
        </ChoiceCard>
      ))}
    </div>
  )
}
