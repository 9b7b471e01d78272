'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CONTROL, FieldError } from '@/components/forms/fields/field-frame'
import { CANCELLATION_REASONS } from '@/domain/order/cancellation'

export type BuyerReason = (typeof CANCELLATION_REASONS.buyer)[number]

/** The reason with free text. */
export const OTHER = 'other' satisfies BuyerReason

const MAX_WORDS = 300

export interface WrittenReason {
  reason: BuyerReason | ''
  words: string
}

export interface ReasonErrors {
  reason?: 'choose'
  words?: 'otherMissing'
}

interface ReasonFieldsProps {
  value: WrittenReason
  errors: ReasonErrors
  onChange: (value: WrittenReason) => void
}

/** Why a buyer cancels an order. */
export function ReasonFields({ value, errors, onChange }: ReasonFieldsProps) {
  const t = useTranslations('orders')
  const id = useId()
  const wordsId = `${id}-words`
  return (
    <>
      <fieldset
        role="radiogroup"
        aria-invalid={errors.reason ? true : undefined}
        aria-describedby={errors.reason ? `${id}-error` : undefined}
      >
        <legend className="sr-only">{t('cancel.reasons')}</legend>
        <div className="divide-y divide-line">
          {CANCELLATION_REASONS.buyer.map((reason) => (
            <label key={reason} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={id}
                value={reason}
                checked={value.reason === reason}
                onChange={() => onChange({ ...value, reason })}
                className="size-5 shrink-0 accent-accent"
              />
              {t(`reason.${reason}`)}
            </label>
          ))}
        </div>
        <FieldError id={id} error={errors.reason && t(`cancel.${errors.reason}`)} />
      </fieldset>
      {value.reason === OTHER && (
        <div className="grid gap-1.5">
          <label htmlFor={wordsId} className="text-sm font-semibold">
            {t('cancel.other')}
          </label>
          <textarea
            // Scrolls the new field into view.
            ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
            id={wordsId}
            rows={3}
            maxLength={MAX_WORDS}
            value={value.words}
            aria-invalid={errors.words ? true : undefined}
            aria-describedby={errors.words ? `${wordsId}-error` : undefined}
            onChange={({ target }) => onChange({ ...value, words: target.value })}
            className={`${CONTROL} py-2.5`}
          />
          <FieldError id={wordsId} error={errors.words && t(`cancel.${errors.words}`)} />
        </div>
      )}
    </>
  )
}
