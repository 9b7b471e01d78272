'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useRef } from 'react'
import { CONTROL, FieldError } from '@/components/forms/fields/field-frame'
import { Icon } from '@/components/ui/icon'
import { readDay, writeDay } from '@/domain/order/dates'
import { typedDay } from './day-typing'

interface DateFieldProps {
  label: string
  /** the field's text, 'dd - MM - yy' or a part of it */
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  /** the field lost focus, or a day was picked: with its value */
  onDone: (value: string) => void
}

/** A date to type or to pick from the browser's calendar. */
export function DateField({ label, value, error, onChange, onDone }: DateFieldProps) {
  const t = useTranslations('orders.filter')
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Editing in the middle would move the cursor: the text is formatted on blur.
    const isAtEnd = target.selectionStart === target.value.length
    onChange(isAtEnd ? typedDay(target.value) : target.value)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = writeDay(target.value)
    onChange(picked)
    onDone(picked)
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder={t('dateFormat')}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={type}
          onBlur={() => onDone(typedDay(value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone(typedDay(value))
          }}
          className={`${CONTROL} pr-12 tabular-nums placeholder:text-sm`}
        />
        <button
          type="button"
          aria-label={t('pick', { label })}
          onClick={() => calendar.current?.showPicker()}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="calendar-days" />
        </button>
        {/* The browser's own calendar, opened by the button: its field is hidden and not focusable. */}
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={readDay(value) ?? ''}
          onChange={pick}
          className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
