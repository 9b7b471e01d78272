'use client'

import { useId, useRef, useState } from 'react'
import { CONTROL } from './field-frame'

/** The reason that needs words of its own. */
const OTHER = 'other'

interface WrittenReason<Reason extends string> {
  reason: Reason | null
  text: string
}

type Missing = 'reason' | 'text' | null

/** One of several reasons, with words that are needed for the last of them, 'other'. */
export function useReason<Reason extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState<WrittenReason<Reason>>({ reason: null, text: '' })
  const [missing, setMissing] = useState<Missing>(null)

  /** What was chosen and written; null when something is missing, which then has the focus. */
  const read = (): { reason: Reason; text: string } | null => {
    const { reason } = value
    const text = value.text.trim()
    const lacks = reason === null ? 'reason' : reason === OTHER && text === '' ? 'text' : null
    setMissing(lacks)
    if (lacks) form.current?.querySelector<HTMLElement>(lacks === 'text' ? 'textarea' : 'input')?.focus()
    return lacks || reason === null ? null : { reason, text }
  }
  return { form, read, fields: { value, missing, onChange: setValue } }
}

interface ReasonFieldsProps<Reason extends string> {
  value: WrittenReason<Reason>
  missing: Missing
  onChange: (value: WrittenReason<Reason>) => void
  reasons: readonly Reason[]
  nameOf: (reason: Reason) => string
  texts: { legend: string; choose: string; text: string; textMissing: string }
  isLegendHidden?: boolean
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
        {isReasonMissing && <MissingPart id={`${reasonId}-error`} text={texts.choose} />}
      </fieldset>
      <div className="grid gap-1.5">
        <label htmlFor={textId} className="text-sm font-semibold">
          {texts.text}
        </label>
        <textarea
          id={textId}
          rows={rows}
          maxLength={maxLength}
          value={value.text}
          aria-invalid={isTextMissing || undefined}
          aria-describedby={isTextMissing ? `${textId}-error` : undefined}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
          className={`${CONTROL} py-2.5`}
        />
        {isTextMissing && <MissingPart id={`${textId}-error`} text={texts.textMissing} />}
      </div>
    </>
  )
}

function MissingPart({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="text-sm text-sale">
      {text}
    </p>
  )
}
