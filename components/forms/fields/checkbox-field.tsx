'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckLine } from './check-line'
import { FieldError } from './field-frame'
import { useField } from './use-field'

/** A boolean field. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name)
  return (
    <div>
      <CheckLine {...aria} {...register(name)}>
        {children}
      </CheckLine>
      <FieldError id={id} error={error} />
    </div>
  )
}
