'use client'

import { type Ref, useState } from 'react'

const LENGTH = 6

interface CodeInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  value: string
  /** digits only, six at most */
  onChange: (value: string) => void
  isBusy: boolean
  isWrong: boolean
  /** id of the error text */
  describedBy: string
}

/**
 * Six boxes over one field, so that pasting, the phone's suggestion, backspace and screen readers work as in any field. The boxes only show
 * the field's digits.
 */
export function CodeInput({ ref, label, value, onChange, isBusy, isWrong, describedBy }: CodeInputProps) {
  const [isAllSelected, setAllSelected] = useState(false)
  return (
    <div className="relative">
      <input
        ref={ref}
        data-autofocus
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy}
        aria-busy={isBusy}
        readOnly={isBusy}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
        onSelect={({ currentTarget: field }) => {
          const isWhole = field.value !== '' && field.selectionEnd === field.value.length
          setAllSelected(isWhole && field.selectionStart === 0)
          // The cursor stays at the end: a tap into the middle would insert digits out of sight.
          if (field.selectionStart === field.selectionEnd && !isWhole)
            field.setSelectionRange(field.value.length, field.value.length)
        }}
        className="peer absolute inset-0 z-10 w-full cursor-text text-base opacity-0"
      />
      <div
        aria-hidden
        className="group grid grid-cols-6 gap-2 rounded-md peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent"
      >
        {Array.from({ length: LENGTH }, (_, index) => (
          <span
            key={index}
            data-current={index === Math.min(value.length, LENGTH - 1) ? true : undefined}
            data-filled={index < value.length ? true : undefined}
            data-selected={isAllSelected && index < value.length ? true : undefined}
            data-wrong={isWrong ? true : undefined}
            className="grid h-14 place-items-center rounded-md border border-muted/80 bg-white text-xl font-semibold tabular-nums transition-colors data-current:border-ink data-selected:bg-accent-soft data-wrong:border-sale"
          >
            {value[index] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
