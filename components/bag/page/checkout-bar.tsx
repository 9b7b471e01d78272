'use client'

import { useTranslations } from 'next-intl'
import type { Bag } from '@/domain/bag/view'
import { useOwnBar } from '@/components/layout/use-own-bar'
import { formatMoney } from '@/lib/format'
import { CheckoutLink } from './checkout-link'
import type { Checkout } from './use-checkout'

interface CheckoutBarProps {
  bag: Bag
  isChanging: boolean
  checkout: Checkout
}

/** Total and the way on, always at the foot of the phone. */
export function CheckoutBar({ bag, isChanging, checkout }: CheckoutBarProps) {
  const t = useTranslations('bag')
  useOwnBar()
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] desktop:hidden">
      <p className={`flex-1 transition-opacity ${isChanging ? 'opacity-45' : ''}`} aria-busy={isChanging}>
        <span className="block text-xs text-muted">{t('total')}</span>
        <span className="block text-lg leading-snug font-semibold">{formatMoney(bag.total)}</span>
        {bag.saved_amount > 0 && (
          <span className="block text-xs text-success">
            {t('savedAmount', { amount: formatMoney(bag.saved_amount) })}
          </span>
        )}
      </p>
      <CheckoutLink checkout={checkout} className="min-w-[160px] grow-0 max-[22.5rem]:min-w-[144px]" />
    </div>
  )
}
