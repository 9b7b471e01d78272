'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { MOST_REVIEW_CHARACTERS } from '@/domain/review/review-input'
import { type LeastLength, textLength } from '@/domain/review/text-length'
import { formatNumber } from '@/lib/format'
import { textProgress } from '../state/text-progress'

interface TextFieldProps {
  text: string
  rule: LeastLength
  onChange: (text: string) => void
  isWrong: boolean
}

/** A pause in typing after which the counter is read out. */
const QUIET_MS = 1_500

/** The review's text with a counter that encourages (REV-15). What is typed or pasted is never cut. */
export function TextField({ text, rule, onChange, isWrong }: TextFieldProps) {
  const t = useTranslations('reviewWrite.review')
  const id = useId()
  const { length, missing, share, mood } = textProgress(textLength(text, rule.unit), rule)
  const unit = t(`unit.${rule.unit}`)
  const isTooLong = text.length > MOST_REVIEW_CHARACTERS
  const count = isTooLong
    ? t('tooLong', { count: formatNumber(text.length - MOST_REVIEW_CHARACTERS) })
    : t(`counter.${mood}`, { missing: formatNumber(missing), length: formatNumber(length), unit })
  const spoken = useQuiet(count)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('text')}
      </label>
      <textarea
        id={id}
        value={text}
        rows={7}
        aria-invalid={isWrong || isTooLong || undefined}
        aria-describedby={`${id}-counter`}
        placeholder={t('placeholder')}
        className="field-sizing-content max-h-[45dvh] min-h-40 resize-none w-full rounded-md border border-muted/80 bg-white px-3.5 py-3 text-base transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-sale"
        onChange={({ target }) => onChange(target.value)}
      />
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sand">
        <span
          className={`block h-full rounded-full transition-[width] motion-reduce:transition-none ${mood === 'enough' ? 'bg-success' : 'bg-gold'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p
        id={`${id}-counter`}
        className={`text-sm tabular-nums ${isTooLong ? 'text-sale' : mood === 'enough' ? 'text-success' : 'text-muted'}`}
      >
        {count}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}

/** The value once it has not changed for a moment. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(setQuiet, QUIET_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}
