'use client'

import { useTranslations } from 'next-intl'
import { changePhoneOverlay } from '@/components/account/settings/overlays'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { DomainError } from '@/domain/error'
import { useMember } from '@/lib/client/member/member'

const needsPhone = (failure: unknown) => failure instanceof DomainError && failure.code === 'PHONE_UNVERIFIED'

/**
 * Runs an action that may need a proved phone (CRT-11): when it does, opens the proof by code and repeats the action after it. Passes other
 * failures on; resolves to false while the action waits for the proof.
 */
export function usePhoneVerification(): (
  run: () => Promise<unknown>,
  onFailure: (failure: unknown) => void,
) => Promise<boolean> {
  const t = useTranslations('bag')
  const { user } = useMember()
  return async (run, onFailure) => {
    try {
      await run()
      return true
    } catch (failure) {
      if (!needsPhone(failure)) {
        onFailure(failure)
        return false
      }
    }
    toast.notif(t('verifyPhone'))
    const onDone = () => void run().catch(onFailure)
    if (user && !user.phone_no) openOverlay(changePhoneOverlay, { onDone })
    else
      openOverlay(otpVerificationOverlay, {
        scope: 'verification',
        phone: user?.phone_no
          ? { phone_no: user.phone_no, phone_code: user.phone_code ?? DEFAULT_PHONE_CODE }
          : undefined,
        onDone,
      })
    return false
  }
}
