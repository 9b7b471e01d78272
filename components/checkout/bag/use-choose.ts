'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import type { CheckoutState } from '@/domain/bag/checkout'
import { isSignedOut } from '@/lib/client/failure'
import { saveChoice } from '../frame/choices'

/** Saves a choice made by one tap and shows a failure. Resolves to whether it was saved. */
export function useSaveChoice(): (part: CheckoutState) => Promise<boolean> {
  const t = useTranslations('checkout')
  return async (part) => {
    try {
      await saveChoice(part)
      return true
    } catch (failure) {
      if (!isSignedOut(failure)) toast.error(t('notKept'))
      return false
    }
  }
}
