'use client'

import { type FocusEvent, useEffect, useId } from 'react'
import { get, type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'
import { afterPointerUp, getPressedElement, watchPointer } from '../after-pointer-up'

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

/** Ties an element to its field of the form. What is wrong is said on input and on blur, but never under a pressed finger. */
export function useRegister(): (name: string, options?: RegisterOptions) => ReturnType<typeof bind> {
  const { register } = useFormContext()
  useEffect(watchPointer, [])
  return (name, options) => bind(register(name, options))
}

type Registered = ReturnType<ReturnType<typeof useFormContext>['register']>

const bind = ({ onBlur, ...field }: Registered) => ({
  ...field,
  onBlur: (event: FocusEvent) => {
    if (!isDeferred(event)) afterPointerUp(() => void onBlur(event))
  },
})

/** Left empty for a button that does something else, or for another form: no answer yet. What was typed is judged already. */
function isDeferred({ target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLInputElement) || target.value !== '') return false
  const to = relatedTarget ?? getPressedElement()
  if (!(to instanceof Element)) return false
  return (
    Boolean(to.closest('button[type="button"]')) || (relatedTarget !== null && !target.form?.contains(to))
  )
}
