'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'

const needsPhone = (failure: unknown) => failure instanceof DomainError && failure.code === 'PHONE_UNVERIFIED'

/**
 * Runs an action that may need a verified phone (CRT-11): when it does, opens the verification by code and repeats the action after it. Passes other
 * failures on; resolves to false while the action waits for the proof.
 */
export function usePhoneVerification(): (
  run: () => Promise<unknown>,
  onFailure: (failure: unknown) => void,
) => Promise<boolean> {
  const t = useTranslations('bag')
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
    await import('./verify-phone').then(({ verifyPhone }) => verifyPhone(onDone)).catch(onFailure)
    return false
  }
}
