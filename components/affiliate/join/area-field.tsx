'use client'

import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField, useRegister } from '@/components/forms/fields/use-field'

interface AreaFieldProps {
  name: string
  label: string
  hint: string
  maxLength: number
}

/** A field of several lines. */
export function AreaField({ name, label, hint, maxLength }: AreaFieldProps) {
  const register = useRegister()
  const { id, error, aria } = useField(name, true)
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        autoCapitalize="none"
        className={`${CONTROL} py-2.5`}
        {...aria}
        {...register(name)}
      />
    </FieldFrame>
  )
}
