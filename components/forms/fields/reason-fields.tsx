'use client'

import { useId, useRef, useState } from 'react'
import { CONTROL, FieldError } from './field-frame'

/** The reason that needs words of its own. */
const OTHER = 'other'

export interface WrittenReason<Reason extends string> {
  reason: Reason | null
  text: string
}

type Missing = 'reason' | 'text' | null

/** One of several reasons, with words that are needed for the last of them, 'other'. `keep` takes each change, for a form that comes back. */
export function useReason<Reason extends string>(
  initial: WrittenReason<Reason> = { reason: null, text: '' },
  keep?: (value: WrittenReason<Reason>) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState(initial)
  const [missing, setMissing] = useState<Missing>(null)
  const onChange = (next: WrittenReason<Reason>) => {
    setValue(next)
    setMissing(null)
    keep?.(next)
  }

  /** What was chosen and written; null when something is missing, which then has the focus. */
  const read = (): { reason: Reason; text: string } | null => {
    const { reason } = value
    const text = value.text.trim()
    const lacks = reason === null ? 'reason' : reason === OTHER && text === '' ? 'text' : null
    setMissing(lacks)
    if (lacks) form.current?.querySelector<HTMLElement>(lacks === 'text' ? 'textarea' : 'input')?.focus()
    return lacks || reason === null ? null : { reason, text }
  }
  return { form, read, fields: { value, missing, onChange } }
}

interface ReasonFieldsProps<Reason extends string> {
  value: WrittenReason<Reason>
  missing: Missing
  onChange: (value: WrittenReason<Reason>) => void
  reasons: readonly Reason[]
  nameOf: (reason: Reason) => string
  texts: { legend: string; choose: string; text: string; textMissing: string }
  isLegendHidden?: boolean
  /** The words are asked for with 'other' alone. */
  isTextForOther?: boolean
  rows: number
  maxLength: number
}

export function ReasonFields<Reason extends string>({
  value,
  missing,
  onChange,
  reasons,
  nameOf,
  texts,
  isLegendHidden = false,
  isTextForOther = false,
  rows,
  maxLength,
}: ReasonFieldsProps<Reason>) {
  const id = useId()
  const [reasonId, textId] = [`${id}-reason`, `${id}-text`]
  const isReasonMissing = missing === 'reason'
  const isTextMissing = missing === 'text'
  return (
    <>
      <fieldset
        role="radiogroup"
        aria-invalid={isReasonMissing || undefined}
        aria-describedby={isReasonMissing ? `${reasonId}-error` : undefined}
      >
        <legend className={isLegendHidden ? 'sr-only' : 'font-semibold'}>{texts.legend}</legend>
        <div className="divide-y divide-line">
          {reasons.map((reason) => (
            <label key={reason} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={reasonId}
                checked={value.reason === reason}
                onChange={() => onChange({ ...value, reason })}
                className="size-5 shrink-0 accent-accent"
              />
              {nameOf(reason)}
            </label>
          ))}
        </div>
        <FieldError id={reasonId} error={isReasonMissing ? texts.choose : undefined} />
      </fieldset>
      {(!isTextForOther || value.reason === OTHER) && (
        <div className="grid gap-1.5">
          <label htmlFor={textId} className="text-sm font-semibold">
            {texts.text}
          </label>
          <textarea
            // Scrolls a new field into view.
            ref={isTextForOther ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
            id={textId}
            rows={rows}
            maxLength={maxLength}
            value={value.text}
            aria-invalid={isTextMissing || undefined}
            aria-describedby={isTextMissing ? `${textId}-error` : undefined}
            onChange={({ target }) => onChange({ ...value, text: target.value })}
            className={`${CONTROL} py-2.5`}
          />
          <FieldError id={textId} error={isTextMissing ? texts.textMissing : undefined} />
        </div>
      )}
    </>
  )
}
