'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField, useRegister } from '@/components/forms/fields/use-field'

interface EgiftMessageProps {
  label: string
  most: number
  /** 'còn 12 ký tự', with {left} */
  left: (count: number) => string
}

/** The message on a gift card, with the number of letters left. */
export function EgiftMessage({ label, most, left }: EgiftMessageProps) {
  const register = useRegister()
  const { id, error, aria } = useField('message', true)
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name: 'message' })
  const typed = typeof value === 'string' ? Array.from(value.normalize('NFC').trim()).length : 0
  return (
    <FieldFrame id={id} label={label} hint={left(most - typed)} error={error}>
      <textarea
        id={id}
        rows={3}
        className={`${CONTROL} resize-y py-2.5`}
        {...aria}
        {...register('message')}
      />
    </FieldFrame>
  )
}
