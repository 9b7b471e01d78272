'use client'

import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField, useRegister } from '@/components/forms/fields/use-field'

interface MessageFieldProps {
  name: string
  label: string
  hint?: string
  rows?: number
  maxLength: number
}

/** A field of several lines. */
export function MessageField({ name, label, hint, rows = 6, maxLength }: MessageFieldProps) {
  const register = useRegister()
  const { id, error, aria } = useField(name, Boolean(hint))
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        className={`${CONTROL} py-2.5`}
        {...aria}
        {...register(name)}
      />
    </FieldFrame>
  )
}
