'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { progressAt, STEPS } from './state/steps'

interface ReviewProgressProps {
  step: number
  onBack: () => void
}

/** Back and how far the review is: (step+1)/4 (REV-09, REV-10). */
export function ReviewProgress({ step, onBack }: ReviewProgressProps) {
  const t = useTranslations('reviewWrite.progress')
  return (
    <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-paper py-1 pr-5 pl-2">
      <button
        type="button"
        aria-label={step === 0 ? t('close') : t('back')}
        onClick={onBack}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="arrow-left" size={20} />
      </button>
      <div
        role="progressbar"
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={step + 1}
        aria-valuetext={t('step', { step: step + 1, steps: STEPS.length })}
        className="h-1.5 grow overflow-hidden rounded-full bg-sand"
      >
        <span
          className="block h-full rounded-full bg-accent transition-[width] motion-reduce:transition-none"
          style={{ width: `${progressAt(step) * 100}%` }}
        />
      </div>
      <p aria-hidden className="shrink-0 text-sm text-muted tabular-nums">
        {t('short', { step: step + 1, steps: STEPS.length })}
      </p>
    </div>
  )
}
