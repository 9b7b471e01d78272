'use client'

import { useTranslations } from 'next-intl'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { sentNumber, maskPhone } from '@/domain/account/phone'
import { keepTicket } from '@/lib/account/sign-up-ticket'
import { parsePhoneCheck, phoneCheckPath } from './phone-check'
import { loginOverlay } from '../sign-in/login.overlay'
import { forgotPasswordOverlay, registeredPhoneOverlay, type RegisteredPhoneProps } from '../sign-in/overlays'
import { useAfterSignIn } from '../sign-in/use-after-sign-in'
import { useNavigate } from '@/components/overlays/use-navigate'
import { useData } from '@/lib/client/use-data'

/**
 * The number has an account already (OTP-42): the ways to sign in. A customer registered in a store without a password completes the
 * account.
 */
export default function RegisteredPhone({ phone, next }: RegisteredPhoneProps) {
  const t = useTranslations('signIn.registeredPhone')
  const afterEntering = useAfterSignIn(next)
  const go = useNavigate()
  // Without an answer it is treated as an account with a password.
  const { data, isLoading } = useData(phoneCheckPath(phone))
  const isFromStore = data !== undefined && parsePhoneCheck(data).is_from_store

  const close = () => closeOverlay(registeredPhoneOverlay)
  const enter = () =>
    openOverlay(otpVerificationOverlay, {
      scope: 'login',
      phone,
      onDone: ({ user }) => {
        close()
        if (user) void afterEntering(user)
      },
    })
  const finish = () =>
    openOverlay(otpVerificationOverlay, {
      scope: 'registered-store',
      phone,
      onDone: ({ uid, code }) => {
        if (!uid || !code) return
        keepTicket({ uid, code })
        go('/quick-registration-complete-account')
      },
    })
  const shown = maskPhone({ phone_code: phone.phone_code, phone_no: sentNumber(phone.phone_no) })

  return (
    <OverlayFrame title={t('title')}>
      <div className="flex flex-col gap-3 p-5" aria-busy={isLoading}>
        <p>{t(isFromStore ? 'fromStore' : 'text', { phone: shown })}</p>
        {isFromStore ? (
          <Button size="lg" aria-haspopup="dialog" onClick={finish}>
            {t('finish')}
          </Button>
        ) : (
          <>
            <Button size="lg" aria-haspopup="dialog" onClick={enter}>
              {t('byCode')}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                close()
                openOverlay(loginOverlay, { view: 'login', next })
              }}
            >
              {t('byPassword')}
            </Button>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              onClick={() => openOverlay(forgotPasswordOverlay, { phone })}
            >
              {t('forgot')}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={close}>
          {t('otherNumber')}
        </Button>
      </div>
    </OverlayFrame>
  )
}
