'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { FieldError } from './field-frame'
import { useField } from './use-field'

interface Option {
  value: string
  label: string
}

interface ChoiceGroupProps {
  name: string
  label: string
  options: readonly Option[]
  /** chosen in the HTML already, for a page without scripts */
  defaultValue?: string | undefined
  isOptional?: boolean
}

/** A radio group with all options visible. */
export const RadioGroup = (props: ChoiceGroupProps) => <ChoiceGroup type="radio" {...props} />

/** A group of checkboxes; the field's value is the list of the ticked ones. */
export const CheckboxGroup = (props: ChoiceGroupProps) => <ChoiceGroup type="checkbox" {...props} />

function ChoiceGroup({
  type,
  name,
  label,
  options,
  defaultValue,
  isOptional = false,
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const t = useTranslations('form')
  const { register } = useFormContext()
  const { id, error, aria } = useField(name)
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={aria['aria-describedby']}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-muted">{t('optional')}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-muted/80 px-4 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type={type}
              value={option.value}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
              aria-invalid={aria['aria-invalid']}
              className="size-4 accent-accent outline-none"
              {...register(name)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
