'use client'

import { useTranslations } from 'next-intl'
import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { formatLastDay, formatMoney } from '@/lib/format'
import { VoucherFact } from '@/components/offers/voucher-fact'
import { type ShownVoucher, voucherInfoOverlay } from './overlays'
import { useVoucherChoices } from './voucher-choices'

/** A voucher of the bag: its effect or refusal, and its end. */
export function BagVoucher({ voucher }: { voucher: ShownVoucher }) {
  const t = useTranslations('bag')
  const { choices } = useVoucherChoices()
  const known = choices?.find(({ voucher_id }) => voucher_id === voucher.voucher_id)
  const endDate = 'end_date' in voucher ? voucher.end_date : known?.end_date
  const reason = 'reason' in voucher ? voucher.reason : null
  const amount = 'amount' in voucher ? voucher.amount : 0
  return (
    <OverlayFrame
      title={voucher.name}
      footer={
        <Button className="w-full" onClick={() => closeOverlay(voucherInfoOverlay)}>
          {t('vouchers.understood')}
        </Button>
      }
    >
      <div className="grid gap-4 p-5">
        <p className="whitespace-pre-line">{voucher.description}</p>
        <dl className="divide-y divide-line border-y border-line text-sm">
          <VoucherFact label={t('vouchers.kind')}>{t(`vouchers.type.${voucher.type}`)}</VoucherFact>
          <VoucherFact label={t('vouchers.how')}>
            {voucher.code ? <strong>{voucher.code}</strong> : t('vouchers.automatic')}
          </VoucherFact>
          {amount > 0 && (
            <VoucherFact label={t('vouchers.forThisBag')}>
              {t('vouchers.off', { amount: formatMoney(amount) })}
            </VoucherFact>
          )}
          {reason && (
            <VoucherFact label={t('vouchers.forThisBag')}>{voucherRefusalText(reason, t)}</VoucherFact>
          )}
          {endDate && <VoucherFact label={t('vouchers.end')}>{formatLastDay(endDate)}</VoucherFact>}
        </dl>
      </div>
    </OverlayFrame>
  )
}
