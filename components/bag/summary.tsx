'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import type { Bag } from '@/domain/bag/view'
import { formatMoney, formatNumber } from '@/lib/format'
import { CheckoutLink } from './checkout-link'
import { Entries } from './entries'
import { Points } from './points'
import { blockedLine, type Checkout } from './use-checkout'
import { VoucherPanel } from './voucher-panel'

interface SummaryProps {
  bag: Bag
  isChanging: boolean
  checkout: Checkout
}

/** What the bag comes to and how that came about, with all that can still make it less. */
export function Summary({ bag, isChanging, checkout }: SummaryProps) {
  const t = useTranslations('bag')
  const blocked = blockedLine(bag)
  return (
    <aside
      aria-label={t('summary')}
      className="grid gap-6 desktop:sticky desktop:top-32 desktop:rounded-lg desktop:border desktop:border-line desktop:p-6"
    >
      <VoucherPanel bag={bag} />
      {bag.points.is_offered && <Points points={bag.points} />}
      {!bag.is_member && <SignIn />}
      <section aria-labelledby="total-title" className="border-t border-line pt-5">
        <h2 id="total-title" className="text-base">
          {t('entriesTitle')}
        </h2>
        <div className={`transition-opacity ${isChanging ? 'opacity-45' : ''}`} aria-busy={isChanging}>
          <Entries bag={bag} />
          <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <span className="font-semibold">{t('total')}</span>
            <span className="text-xl font-semibold">{formatMoney(bag.total)}</span>
          </p>
          <div className="mt-1 grid gap-0.5 text-right text-sm">
            {bag.saved_amount > 0 && (
              <p className="text-success">{t('savedAmount', { amount: formatMoney(bag.saved_amount) })}</p>
            )}
            {bag.earned_points > 0 && (
              <p className="text-gold-dark">{t('earned', { points: formatNumber(bag.earned_points) })}</p>
            )}
          </div>
        </div>
        {blocked && (
          <p className="mt-3 rounded-md bg-accent-soft px-3 py-2 text-sm">
            {t('checkout.blocked', { name: blocked.name })}
          </p>
        )}
        <CheckoutLink checkout={checkout} className="mt-4 max-desktop:hidden" />
      </section>
    </aside>
  )
}

function SignIn() {
  const t = useTranslations('bag')
  return (
    <p className="text-sm text-muted">
      {t('signInText')}{' '}
      <Button
        variant="quiet"
        className="px-0!"
        aria-haspopup="dialog"
        onClick={() => openOverlay('login', { view: 'login' })}
      >
        {t('signIn')}
      </Button>
    </p>
  )
}
