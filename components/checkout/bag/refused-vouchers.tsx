'use client'

import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { refusalText } from '@/components/orders/parts/refusal-text'
import type { Bag } from '@/domain/bag/view'

/** Codes the shopper gave that take nothing off as things stand, each with its reason: a way to pay chosen here may be one. */
export function RefusedVouchers({ vouchers }: Pick<Bag, 'vouchers'>) {
  const t = useTranslations('checkout.vouchers')
  const tBag = useTranslations('bag')
  // Automatic ones nobody asked for are no loss.
  const asked = vouchers.refused.filter(({ code, is_auto_applied }) => code !== null && !is_auto_applied)
  return (
    <div role="status" className="empty:hidden">
      {asked.length > 0 && (
        <div className="mt-3 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
          <p className="flex items-center gap-2 font-semibold">
            <TicketPercent aria-hidden size={16} strokeWidth={1.5} />
            {t('title')}
          </p>
          <ul>
            {asked.map(({ voucher_id, code, reason }) => (
              <li key={voucher_id}>{t('one', { code: code ?? '', why: refusalText(reason, tBag) })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
