'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { STEPS } from './state/steps'
import type { Phase } from './use-submission'

interface SubmitBarProps {
  step: number
  phase: Phase
  isEdit: boolean
  /** why the review was not sent, and what to do */
  failure: string | null
}

/** The button that goes on, always in view, with the failure of the last attempt above it. */
export function SubmitBar({ step, phase, isEdit, failure }: SubmitBarProps) {
  const t = useTranslations('reviewWrite.submit')
  const isBusy = phase !== 'idle'
  const isLast = step === STEPS.length - 1
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-paper px-5 py-3">
      <div role="alert" className="empty:hidden">
        {failure && <p className="rounded-md bg-accent-soft px-4 py-3 text-sm">{failure}</p>}
      </div>
      <Button type="submit" size="lg" aria-disabled={isBusy || undefined} className="w-full">
        {isBusy && <Spinner className="size-5" />}
        {isBusy ? t(phase) : !isLast ? t('next') : isEdit ? t('save') : t('send')}
      </Button>
    </div>
  )
}
