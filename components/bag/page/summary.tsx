'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { BagSteps } from '@/components/orders/parts/bag-steps'
import type { Bag } from '@/domain/bag/view'
import { formatMoney, formatNumber } from '@/lib/format'
import { CheckoutLink } from './checkout-link'
import { blockedLines, blockedText, type Checkout } from './use-checkout'
import { VoucherPanel } from '../vouchers/voucher-panel'
import { SignInButton } from '../vouchers/sign-in-button'

/** Of members with points alone, and without use before scripts run. */
const Points = lazyPart(() => import('./points'))

interface SummaryProps {
  bag: Bag
  isChanging: boolean
  checkout: Checkout
}

/** On the desktop a card of its own. */
const CARD = 'desktop:rounded-lg desktop:border desktop:border-line desktop:p-6'

/**
 * What can still reduce the bag's total, then the total with its steps. On the desktop the first stands below the lines; steps, total and
 * checkout link are beside them and stay in view, unless the window is too low for all of them. Nothing scrolls inside.
 */
export function Summary({ bag, isChanging, checkout }: SummaryProps) {
  const t = useTranslations('bag')
  const blocked = blockedLines(bag)
  const look = `transition-opacity ${isChanging ? 'opacity-45' : ''}`
  return (
    <>
      <div className={`grid gap-6 ${CARD}`}>
        <VoucherPanel bag={bag} />
        {bag.points.is_offered && (
          <Suspense>
            <Points points={bag.points} />
          </Suspense>
        )}
        {!bag.is_member && <SignIn />}
      </div>
      <aside
        aria-label={t('summary')}
        className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:self-stretch"
      >
        <div
          className={`border-t border-line pt-5 desktop:top-32 desktop:[@media(height>=42rem)]:sticky ${CARD}`}
        >
          <section aria-labelledby="total-title">
            <h2 id="total-title" className="text-base">
              {t('entriesTitle')}
            </h2>
            <div className={look} aria-busy={isChanging}>
              <dl className="mt-2">
                <BagSteps bag={bag} />
              </dl>
            </div>
          </section>
          <div className={look} aria-busy={isChanging}>
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
              {bag.level_points && (
                <p className="text-gold-dark">
                  {t('earnedByLevel', {
                    points: formatNumber(bag.level_points.points),
                    level: bag.level_points.stage,
                  })}
                </p>
              )}
            </div>
          </div>
          {blocked.length > 0 && (
            <p className="mt-3 rounded-md bg-accent-soft px-3 py-2 text-sm">{blockedText(blocked, t)}</p>
          )}
          <CheckoutLink checkout={checkout} className="mt-4 max-desktop:hidden" />
        </div>
      </aside>
    </>
  )
}

function SignIn() {
  const t = useTranslations('bag')
  return (
    <p className="text-sm text-muted">
      {t('signInText')} <SignInButton />
    </p>
  )
}
