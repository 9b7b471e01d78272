'use client'

import { useTranslations } from 'next-intl'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { CodeToCopy } from '@/components/sharing/code-to-copy'
import { Button } from '@/components/ui/button'
import type { Voucher } from '@/domain/voucher'
import { formatLastDay, formatMoney } from '@/lib/format'
import type { Registered } from './register'

/** After registration: the welcome voucher, and the offer to verify the phone number at once. */
export function Welcome({ user, voucher, onDone }: Registered & { onDone: () => void }) {
  const t = useTranslations('welcome')
  const { phone_no, phone_code } = user
  const canVerify = phone_no !== null && phone_code !== null && !user.is_verified_phone
  return (
    <OverlayFrame title={t('title')}>
      <div className="flex flex-col gap-5 p-5">
        <p>{t('text', { name: user.first_name ?? user.name })}</p>
        {voucher && <WelcomeVoucher voucher={voucher} />}
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
    </OverlayFrame>
  )
}

/** What the voucher is worth, its code to copy, and where and until when it is entered. */
function WelcomeVoucher({ voucher: { name, code, discount, rules, end_date } }: { voucher: Voucher }) {
  const t = useTranslations('welcome')
  const least = rules.order.min_amount
  return (
    <div className="grid justify-items-start gap-1 rounded-lg border border-dashed border-gold bg-gold-soft px-5 py-4">
      <p className="text-sm text-gold-dark">{t('voucher')}</p>
      <p className="font-display text-xl">{name}</p>
      {discount?.kind === 'amount' && (
        <p>
          {least
            ? t('worthFrom', { amount: formatMoney(discount.value), least: formatMoney(least) })
            : t('worth', { amount: formatMoney(discount.value) })}
        </p>
      )}
      {code && (
        <>
          <CodeToCopy
            code={code}
            texts={{ copy: t('copy', { code }), copied: t('copied', { code }), copyFailed: t('copyFailed') }}
          />
          <p>{t('how')}</p>
        </>
      )}
      <p className="text-sm text-muted">{t('until', { date: formatLastDay(end_date) })}</p>
    </div>
  )
}
