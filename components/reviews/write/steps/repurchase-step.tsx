'use client'

import { useTranslations } from 'next-intl'
import { StepFrame } from './step-frame'
import { YesNo } from './yes-no'

interface RepurchaseStepProps {
  isRecommended: boolean | null
  isRepurchase: boolean | null
  onChange: (answers: { isRecommended?: boolean; isRepurchase?: boolean }) => void
}

/** Whether she recommends the product and would buy it again. */
export function RepurchaseStep({ isRecommended, isRepurchase, onChange }: RepurchaseStepProps) {
  const t = useTranslations('reviewWrite.repurchase')
  return (
    <StepFrame title={t('title')}>
      <YesNo
        label={t('again')}
        yes={t('againYes')}
        no={t('againNo')}
        value={isRepurchase}
        onChange={(value) => onChange({ isRepurchase: value })}
      />
      <YesNo
        label={t('recommend')}
        hint={t('recommendHint')}
        yes={t('recommendYes')}
        no={t('recommendNo')}
        value={isRecommended}
        onChange={(value) => onChange({ isRecommended: value })}
      />
      <p className="text-sm text-muted">{t('note')}</p>
    </StepFrame>
  )
}
