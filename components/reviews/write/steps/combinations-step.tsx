'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ProductPicture } from '@/components/catalog/card/picture'
import { Icon } from '@/components/ui/icon'
import type { ReviewChoice } from '@/domain/review/writing'
import { StepFrame } from './step-frame'

interface CombinationsStepProps {
  choices: readonly ReviewChoice[]
  /** picture of a combination */
  pictureOf: (combinationId: string) => string | undefined
  chosen: string | null
  onChange: (combinationId: string) => void
  problem: string | null
}

/** Which combination the review is about: those the member bought come first. */
export function CombinationsStep({
  choices,
  pictureOf,
  chosen,
  onChange,
  problem,
}: CombinationsStepProps) {
  const t = useTranslations('reviewWrite.combinations')
  const id = useId()
  const isOnly = choices.length === 1
  return (
    <StepFrame
      title={isOnly ? t('onlyTitle') : t('title')}
      hint={isOnly ? t('onlyHint') : choices.some((choice) => choice.is_bought) ? t('boughtFirst') : t('hint')}
      problem={problem}
    >
      <div role="radiogroup" aria-label={t('group')} className="grid gap-2">
        {choices.map(({ combination, is_bought }) => {
          const url = pictureOf(combination.id)
          return (
            <label
              key={combination.id}
              className="flex min-h-16 cursor-pointer items-center gap-3 rounded-lg border border-line-strong p-2 pr-4 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <ProductPicture
                image={url === undefined ? undefined : { url }}
                alt=""
                sizes={56}
                className="size-14 shrink-0 rounded-md bg-white"
              />
              <span className="grid min-w-0 grow">
                <span className="font-semibold break-words">{combination.label || t('standard')}</span>
                {is_bought && (
                  <span className="flex items-center gap-1 text-xs text-success">
                    <Icon name="badge-check" size={14} />
                    {t('bought')}
                  </span>
                )}
              </span>
              <input
                type="radio"
                name={id}
                checked={chosen === combination.id}
                className="size-5 shrink-0 accent-accent outline-none"
                onChange={() => onChange(combination.id)}
              />
            </label>
          )
        })}
      </div>
    </StepFrame>
  )
}
