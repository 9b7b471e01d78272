'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { STEPS } from './state/steps'
import type { Phase } from './use-submission'

interface SubmitBarProps {
  step: number
  phase: Phase
  isEdit: boolean
  /** what the step lacks before one can go on */
  problem: string | null
  /** why the review was not sent, and what to do */
  failure: string | null
  /** photos that the review waits for */
  uploads: { done: number; total: number; isOffline: boolean }
  /** a way on that belongs to the failure */
  children?: ReactNode
}

/** The button that goes on, always in view, and above it why it did not: what the step lacks, or the failure of the last attempt. */
export function SubmitBar({ step, phase, isEdit, problem, failure, uploads, children }: SubmitBarProps) {
  const t = useTranslations('reviewWrite.submit')
  const isBusy = phase !== 'idle'
  const isLast = step === STEPS.length - 1
  const { done, total } = uploads
  const isOffline = phase === 'photos' && uploads.isOffline
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-paper px-5 py-3">
      <div role="alert" className="empty:hidden">
        {(problem ?? failure) && (
          <div className="grid justify-items-start gap-2 rounded-md bg-accent-soft px-4 py-3 text-sm">
            <p>{problem ?? failure}</p>
            {problem === null && children}
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {isOffline && (
          <p className="rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-dark">
            {t('offline', { done, total })}
          </p>
        )}
      </div>
      <Button type="submit" size="lg" aria-disabled={isBusy || undefined} className="w-full">
        {isBusy && !isOffline && <Spinner className="size-5" />}
        {label()}
      </Button>
    </div>
  )

  function label(): string {
    if (isOffline) return t('waiting')
    if (phase !== 'idle') return t(phase)
    if (!isLast) return t('next')
    return isEdit ? t('save') : t('send')
  }
}
