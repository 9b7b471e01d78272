'use client'

import { useId } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'

/** What every field is made of: its ids, its error, and how it is told to a screen reader. */
export function useField(name: string, hasHint = false) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const id = useId()
  const message: unknown = get(errors, `${name}.message`)
  const error = typeof message === 'string' && message !== '' ? message : undefined
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const,
  }
}
