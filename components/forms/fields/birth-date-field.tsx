'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { CONTROL, FieldError } from './field-frame'
import { useField } from './use-field'

const PARTS = ['day', 'month', 'year'] as const
type Part = (typeof PARTS)[number]
type Chosen = Record<Part, string>

const FIRST_YEAR = 1900
const AUTOCOMPLETE: Chosen = { day: 'bday-day', month: 'bday-month', year: 'bday-year' }

const twoDigits = (value: number) => String(value).padStart(2, '0')
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function readDate(text: string | null | undefined): Chosen {
  const [year = '', month = '', day = ''] = (text ?? '').split('-')
  return { year, month, day }
}

/**
 * Builds 'YYYY-MM-DD' as text, without a clock: a birthday has no time zone. An incomplete date stays incomplete, for the validation to
 * see.
 */
const writeDate = ({ year, month, day }: Chosen) => (year || month || day ? [year, month, day].join('-') : '')

/** The date of birth, as `date_of_birth` of the form. */
export function BirthDateField({ label }: { label: string }) {
  const t = useTranslations('form')
  const { field } = useController<{ date_of_birth: string | null }, 'date_of_birth'>({
    name: 'date_of_birth',
  })
  const { id, error, aria } = useField('date_of_birth')
  const [chosen, setChosen] = useState(() => readDate(field.value))
  const options: Record<Part, readonly number[]> = {
    day: range(1, 31),
    month: range(1, 12),
    year: range(FIRST_YEAR, new Date().getFullYear()).reverse(),
  }

  const choose = (part: Part, value: string) => {
    const next = { ...chosen, [part]: value }
    setChosen(next)
    field.onChange(writeDate(next))
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={aria['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        <span className="ml-1.5 font-normal text-muted">{t('optional')}</span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {PARTS.map((part) => (
          <select
            key={part}
            ref={part === 'day' ? field.ref : undefined}
            aria-label={t(`birthday.${part}`)}
            aria-invalid={aria['aria-invalid']}
            autoComplete={AUTOCOMPLETE[part]}
            value={chosen[part]}
            onChange={(event) => choose(part, event.target.value)}
            className={CONTROL}
          >
            <option value="">{t(`birthday.${part}`)}</option>
            {options[part].map((value) => (
              <option key={value} value={part === 'year' ? value : twoDigits(value)}>
                {value}
              </option>
            ))}
          </select>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
