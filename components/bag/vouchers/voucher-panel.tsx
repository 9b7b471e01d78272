'use client'

import { useTranslations } from 'next-intl'
import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_VOUCHERS } from '@/lib/pages/help/topics'
import { Icon } from '@/components/ui/icon'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { voucherListOverlay } from '../overlays'
import { VoucherForm } from './voucher-form'
import { VoucherRow, VOUCHERS_TITLE } from './voucher-row'

/** Vouchers of the bag: applied ones, refused ones with the reason, and links to more. */
export function VoucherPanel({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const { applied, refused, promised } = bag.vouchers
  // Refused automatic ones are shown as hints, if at all.
  const asked = refused.filter(({ code, is_auto_applied }) => code !== null && !is_auto_applied)
  return (
    <section aria-labelledby={VOUCHERS_TITLE} className="grid gap-3">
      <div className="flex items-center gap-3">
        <h2 id={VOUCHERS_TITLE} tabIndex={-1} className="flex items-center gap-2 text-base">
          <Icon name="ticket-percent" size={20} className="text-accent" />
          {t('vouchers.title')}
        </h2>
        <HelpLink href={HELP_VOUCHERS} label={t('vouchers.help')} />
      </div>
      <VoucherForm />
      {applied.length + asked.length > 0 && (
        <ul className="grid gap-2">
          {applied.map((voucher) => (
            <VoucherRow
              key={voucher.voucher_id}
              voucher={voucher}
              effect={
                voucher.amount > 0
                  ? t('vouchers.off', { amount: formatMoney(voucher.amount) })
                  : t(`vouchers.effect.${voucher.type}`)
              }
            />
          ))}
          {asked.map((voucher) => (
            <VoucherRow
              key={voucher.voucher_id}
              voucher={voucher}
              refusal={voucherRefusalText(voucher.reason, t)}
              isForMembers={voucher.reason.code === 'MEMBER_ONLY'}
            />
          ))}
        </ul>
      )}
      {promised.map(({ voucher_id, name }) => (
        <p key={voucher_id} className="text-sm text-muted">
          {t('vouchers.promised', { name })}
        </p>
      ))}
      <Button
        variant="secondary"
        className="w-full"
        aria-haspopup="dialog"
        onClick={() => openOverlay(voucherListOverlay, {})}
      >
        {t('vouchers.choose')}
      </Button>
    </section>
  )
}
