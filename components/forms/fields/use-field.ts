'use client'

import { type FocusEvent, useEffect, useId } from 'react'
import { get, type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'
import { afterPointerUp, getPressedElement, watchPointer } from '../after-pointer-up'

/** Ids and error of a field, and its accessibility attributes. */
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

/** Registers an element as a field. Errors show on input and blur, but never while a pointer is pressed. */
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

/** An empty field left for another button or form is no answer yet. A typed value is validated already. */
function isDeferred({ target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLInputElement) || target.value !== '') return false
  const to = relatedTarget ?? getPressedElement()
  if (!(to instanceof Element)) return false
  return (
    Boolean(to.closest('button[type="button"]')) || (relatedTarget !== null && !target.form?.contains(to))
  )
}
