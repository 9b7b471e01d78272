'use client'

import { useTranslations } from 'next-intl'
import { refusalText } from '@/components/orders/parts/refusal-text'
import { Overlay } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { formatDate, formatMoney } from '@/lib/format'
import { Fact } from './voucher-fact'
import { type ShownVoucher, voucherInfoOverlay } from './overlays'
import { useVoucherChoices } from './voucher-choices'

/** A voucher as it stands in the bag: what it gives there or why it does not, and until when. */
export function BagVoucher({ voucher }: { voucher: ShownVoucher }) {
  const t = useTranslations('bag')
  const { choices } = useVoucherChoices()
  const known = choices?.find(({ voucher_id }) => voucher_id === voucher.voucher_id)
  const endDate = 'end_date' in voucher ? voucher.end_date : known?.end_date
  const reason = 'reason' in voucher ? voucher.reason : null
  const amount = 'amount' in voucher ? voucher.amount : 0
  return (
    <Overlay
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
          <Fact label={t('vouchers.kind')}>{t(`vouchers.type.${voucher.type}`)}</Fact>
          <Fact label={t('vouchers.how')}>
            {voucher.code ? <strong>{voucher.code}</strong> : t('vouchers.automatic')}
          </Fact>
          {amount > 0 && (
            <Fact label={t('vouchers.forThisBag')}>{t('vouchers.off', { amount: formatMoney(amount) })}</Fact>
          )}
          {reason && <Fact label={t('vouchers.forThisBag')}>{refusalText(reason, t)}</Fact>}
          {endDate && <Fact label={t('vouchers.end')}>{formatDate(endDate)}</Fact>}
        </dl>
      </div>
    </Overlay>
  )
}
