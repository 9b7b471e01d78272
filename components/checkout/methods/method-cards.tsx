'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ChoiceCard } from '@/components/checkout/frame/choice-card'
import { isPaymentCode, paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { RefusedMethod } from './refused-methods'
import { MethodLogo } from './method-logo'
import { hasPanel, MethodPanel } from './method-panel'

interface MethodCardsProps {
  codes: readonly string[]
  /** methods that cannot pay this order, and why */
  refused: readonly RefusedMethod[]
  chosen: string | undefined
  /** dong */
  total: number
  /** number of times Back asked for the chosen method's panel */
  called: number
  onChoose: (code: string) => void
}

/** Payment methods, each with its logos and a description; the chosen one explains itself below. */
export function MethodCards({ codes, refused, chosen, total, called, onChoose }: MethodCardsProps) {
  const t = useTranslations('payment')
  const panelId = useId()
  return (
    <div role="radiogroup" aria-label={t('methods')} className="grid gap-3">
      {codes.map((code) => {
        const isOpen = code === chosen && hasPanel(code)
        return (
          <div key={code}>
            <ChoiceCard
              name="payment_method"
              value={code}
              title={paymentNameOf(code)}
              aside={<MethodLogo code={code} />}
              checked={code === chosen}
              aria-describedby={isOpen ? panelId : undefined}
              onChange={() => onChoose(code)}
            >
              {isPaymentCode(code) && <span className="text-sm text-muted">{t(`line.${code}`)}</span>}
            </ChoiceCard>
            {isOpen && (
              <MethodPanel
                id={panelId}
                code={code}
                name={paymentNameOf(code)}
                total={total}
                called={called}
              />
            )}
          </div>
        )
      })}
      {refused.map(({ code, reason }) => (
        <ChoiceCard
          key={code}
          name="payment_method"
          value={code}
          title={paymentNameOf(code)}
          aside={<MethodLogo code={code} />}
          disabled
        >
          <span className="text-sm">{reason}</span>
        </ChoiceCard>
      ))}
    </div>
  )
}
