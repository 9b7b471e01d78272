'use client'

import { useId } from 'react'

interface YesNoProps {
  label: string
  hint?: string
  yes: string
  no: string
  /** null: not answered */
  value: boolean | null
  onChange: (value: boolean) => void
}

/** A question answered by yes or no: a radio group of two large buttons. */
export function YesNo({ label, hint, yes, no, value, onChange }: YesNoProps) {
  const id = useId()
  const options = [
    { answer: true, text: yes },
    { answer: false, text: no },
  ]
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className="grid gap-3"
    >
      <div className="grid gap-1">
        <p id={id} className="font-semibold">
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {options.map(({ answer, text }) => (
          <label
            key={text}
            className="relative grid min-h-14 cursor-pointer place-items-center rounded-lg border border-line-strong px-3 py-2 text-center text-sm font-semibold transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-dark has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={value === answer}
              className="sr-only"
              onChange={() => onChange(answer)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
