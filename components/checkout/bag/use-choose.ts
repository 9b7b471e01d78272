'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import type { CheckoutState } from '@/domain/bag/checkout'
import { saveChoice } from '../frame/choices'

/** Keeps a choice made by one tap; when that fails it says so. True when it is kept. */
export function useSaveChoice(): (part: CheckoutState) => Promise<boolean> {
  const t = useTranslations('checkout')
  return async (part) => {
    try {
      await saveChoice(part)
      return true
    } catch {
      toast.error(t('notKept'))
      return false
    }
  }
}
