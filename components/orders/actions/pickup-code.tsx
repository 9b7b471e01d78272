'use client'

import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/ui/qr/qr-code'

/** The order's reference as a scannable code, and as text in case scanning fails. */
export function PickupCode({ referenceCode }: { referenceCode: string }) {
  const t = useTranslations('orders.pickup')
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <QrCode text={referenceCode} label={t('codeAlt', { code: referenceCode })} className="max-w-52" />
      <p className="font-semibold tracking-wider tabular-nums">{referenceCode}</p>
      <p className="max-w-xs text-sm text-muted">{t('codeText')}</p>
    </div>
  )
}
