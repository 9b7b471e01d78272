'use client'

import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import { CONTROL, FieldFrame } from './field-frame'
import { useField } from './use-field'

export interface Option {
  value: string
  label: string
}

interface SelectFieldProps {
  name: string
  label: string
  options: readonly Option[]
  /** the choice of nothing, as the first option */
  placeholder?: string
  hint?: string
  isOptional?: boolean
  isDisabled?: boolean
  autoComplete?: string
  isFirst?: boolean
}

/** One of a list, by the phone's own picker. The choice stands although its options come later. */
export function SelectField({
  name,
  label,
  options,
  placeholder,
  hint,
  isOptional,
  isDisabled,
  autoComplete,
  isFirst,
}: SelectFieldProps) {
  const { field } = useController<Record<string, string | null | undefined>>({ name })
  const { id, error, aria } = useField(name, Boolean(hint))
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }}>
      <div className="relative">
        <select
          {...field}
          id={id}
          value={field.value ?? ''}
          disabled={isDisabled}
          autoComplete={autoComplete}
          data-autofocus={isFirst ? true : undefined}
          className={`${CONTROL} appearance-none pr-11`}
          {...aria}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  )
}
