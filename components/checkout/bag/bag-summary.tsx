'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useSyncExternalStore } from 'react'
import { BagSteps } from '@/components/orders/parts/bag-steps'
import { Icon } from '@/components/ui/icon'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import { GoodsLines } from './goods-lines'
import { linesOfBag } from './shown-lines'
import { Total } from './totals'

/** Above 991 px (DEC-05). Only for differences in kind; looks belong to the stylesheet. */
const DESKTOP = '(width >= 992px)'

const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP).matches,
    () => false,
  )

/** On the desktop a card of its own; on the phone both parts are one. */
const CARD = 'desktop:rounded-lg desktop:border desktop:border-line desktop:bg-white desktop:p-6'

/**
 * The goods, folded on the phone, and their total. On the desktop steps, total and the step's main action come first and stay in view with
 * them, unless the window is too low; many goods scroll.
 */
export function BagSummary({ bag, children }: { bag: Bag; children?: ReactNode }) {
  const t = useTranslations('checkout')
  const isDesktop = useIsDesktop()
  return (
    <section
      aria-label={t('summary.title')}
      className="rounded-lg border border-line bg-white p-4 desktop:top-24 desktop:grid desktop:gap-4 desktop:border-0 desktop:bg-transparent desktop:p-0 desktop:[@media(height>=42rem)]:sticky"
    >
      <div className={CARD}>
        <Goods bag={bag} isDesktop={isDesktop} />
      </div>
      <div className={`mt-3 border-t border-line pt-3 desktop:order-first desktop:mt-0 ${CARD}`}>
        <dl>
          <BagSteps bag={bag} />
        </dl>
        <Total
          total={bag.total}
          earnedPoints={bag.is_member ? bag.earned_points : 0}
          levelPoints={bag.level_points}
        />
        <RefusedVouchers vouchers={bag.vouchers} />
        {children}
      </div>
    </section>
  )
}

/** The lines, with a link back to the bag. */
function Goods({ bag, isDesktop }: { bag: Bag; isDesktop: boolean }) {
  const t = useTranslations('checkout.summary')
  return (
    <details
      open={isDesktop || undefined}
      // The HTML is the same for every screen: the desktop shows the lines before scripts run too.
      className="group desktop:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 desktop:pointer-events-none desktop:min-h-0 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{t('pieces', { count: bag.pieces })}</span>
        <span className="flex items-center gap-2 font-semibold desktop:hidden">
          {formatMoney(bag.total)}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div
        role="group"
        aria-label={t('lines')}
        // Makes the scrolling area reachable by keyboard.
        tabIndex={isDesktop ? 0 : undefined}
        className="scroll-edges mt-3 desktop:max-h-[max(7rem,calc(100dvh-40rem))] desktop:overflow-y-auto"
      >
        <GoodsLines lines={linesOfBag(bag)} />
      </div>
      <Link
        href="/order"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('change')}
      </Link>
    </details>
  )
}

/** Typed vouchers that do not apply now, each with its reason: the payment method chosen here may be one. */
function RefusedVouchers({ vouchers }: Pick<Bag, 'vouchers'>) {
  const t = useTranslations('checkout.vouchers')
  const tBag = useTranslations('bag')
  // Automatic vouchers that do not apply are not shown.
  const asked = vouchers.refused.filter(({ code, is_auto_applied }) => code !== null && !is_auto_applied)
  return (
    <div role="status" className="empty:hidden">
      {asked.length > 0 && (
        <div className="mt-3 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="ticket-percent" size={16} />
            {t('title')}
          </p>
          <ul>
            {asked.map(({ voucher_id, code, reason }) => (
              <li key={voucher_id}>
                {t('one', { code: code ?? '', why: voucherRefusalText(reason, tBag) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
