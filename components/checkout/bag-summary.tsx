'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { useIsDesktop } from './use-is-desktop'
import { GoodsLines } from './goods-lines'
import { linesOfBag } from './shown-lines'
import { Totals } from './totals'

const voucherNames = ({ vouchers }: Bag) =>
  new Map(
    vouchers.applied.map(({ voucher_id, code, name }) => [voucher_id, code ? `${name} (${code})` : name]),
  )

/** What is being bought and what it comes to; the lines are folded on a phone. */
export function BagSummary({ bag, children }: { bag: Bag; children?: ReactNode }) {
  const t = useTranslations('checkout.summary')
  const isDesktop = useIsDesktop()
  const isFeeOpen = !bag.shipping.is_known && !bag.checkout.is_by_email_only
  return (
    <section
      aria-label={t('title')}
      className="rounded-lg border border-line bg-white p-4 desktop:sticky desktop:top-24 desktop:p-6"
    >
      <details open={isDesktop || undefined} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 desktop:pointer-events-none desktop:min-h-0 [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">{t('pieces', { count: bag.pieces })}</span>
          <span className="flex items-center gap-2 font-semibold desktop:hidden">
            {formatMoney(bag.total)}
            <ChevronDown
              aria-hidden
              size={18}
              strokeWidth={1.5}
              className="transition-transform group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="mt-3 desktop:max-h-80 desktop:overflow-y-auto">
          <GoodsLines lines={linesOfBag(bag)} />
        </div>
        <Link
          href="/order"
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('change')}
        </Link>
      </details>
      <div className="mt-3 border-t border-line pt-4">
        <Totals
          entries={bag.entries}
          total={bag.total}
          earnedPoints={bag.is_member ? bag.earned_points : 0}
          names={voucherNames(bag)}
          isFeeOpen={isFeeOpen}
        />
      </div>
      {children}
    </section>
  )
}
