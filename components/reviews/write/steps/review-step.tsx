'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RatingTypeInfo } from '@/domain/review/rating'
import type { LeastLength } from '@/domain/review/text-length'
import type { ReviewTag } from '../state/answers'
import { Prompts } from './prompts'
import { StepFrame } from './step-frame'
import { TagSearch } from './tag-search'
import { TextField } from './text-field'

interface ReviewStepProps {
  types: readonly RatingTypeInfo[]
  rule: LeastLength
  details: string
  tags: readonly ReviewTag[]
  onChange: (change: { details?: string; tags?: readonly ReviewTag[] }) => void
  isWrong: boolean
  /** adding, describing or cropping a photo hides the rest */
  isPhotoMode: boolean
  /** the photos */
  children: ReactNode
}

/** The text, the photos and the tags. */
export function ReviewStep({
  types,
  rule,
  details,
  tags,
  onChange,
  isWrong,
  isPhotoMode,
  children,
}: ReviewStepProps) {
  const t = useTranslations('reviewWrite.review')
  return (
    <>
      <div hidden={isPhotoMode}>
        <StepFrame title={t('title')}>
          <Prompts types={types} />
          <TextField
            text={details}
            rule={rule}
            onChange={(text) => onChange({ details: text })}
            isWrong={isWrong}
          />
        </StepFrame>
      </div>
      <div className={isPhotoMode ? '' : 'mt-6'}>{children}</div>
      <div hidden={isPhotoMode} className="mt-6">
        <TagSearch tags={tags} onChange={(chosen) => onChange({ tags: chosen })} />
      </div>
    </>
  )
}
