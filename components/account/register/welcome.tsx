'use client'

import { useTranslations } from 'next-intl'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { formatLastDay } from '@/lib/format'
import type { Registered } from './register'

/** After registration: the welcome voucher, and the offer to verify the phone number at once. */
export function Welcome({ user, voucher, onDone }: Registered & { onDone: () => void }) {
  const t = useTranslations('signIn.welcome')
  const { phone_no, phone_code } = user
  const canVerify = phone_no !== null && phone_code !== null && !user.is_verified_phone
  return (
    <div className="flex flex-col gap-5 p-5">
      <p>{t('text', { name: user.first_name ?? user.name })}</p>
      {voucher && (
        <div className="rounded-lg border border-dashed border-gold bg-gold-soft px-5 py-4">
          <p className="text-sm text-gold-dark">{t('voucher')}</p>
          <p className="font-display text-xl">{voucher.name}</p>
          {voucher.code && (
            <p className="mt-1">{t.rich('code', { code: voucher.code, b: (text) => <b>{text}</b> })}</p>
          )}
          <p className="mt-1 text-sm text-muted">{t('until', { date: formatLastDay(voucher.end_date) })}</p>
        </div>
      )}
      {canVerify && <p className="text-muted">{t('verify')}</p>}
      <div className="grid gap-2">
        {canVerify && (
          <Button
            size="lg"
            aria-haspopup="dialog"
            onClick={() =>
              openOverlay(otpVerificationOverlay, {
                scope: 'verification',
                phone: { phone_no, phone_code },
                onDone,
              })
            }
          >
            {t('verifyNow')}
          </Button>
        )}
        <Button size="lg" variant={canVerify ? 'quiet' : 'primary'} onClick={onDone}>
          {canVerify ? t('later') : t('done')}
        </Button>
      </div>
    </div>
  )
}
