'use client'

import { yupResolver } from '@hookform/resolvers/yup'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { InferType, ObjectSchema } from 'yup'

import { fieldsIn } from '@/lib/client/failure-details'
export interface ShopForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** Marks fields as wrong and focuses the first. Unknown fields are skipped; returns whether any was marked. */
  mark: (messages: Readonly<Record<string, string>>) => boolean
  /** Shows a service's errors at their fields; returns false for a failure that is not about fields. */
  markFailure: (failure: unknown) => boolean
  /** Shows a general error, until the form is submitted again. */
  say: (message: string) => void
}

/** The schema's output type: the same as `Shape`, in yup's terms. */
type ValuesOf<Shape extends FieldValues> = InferType<ObjectSchema<Shape>>

/**
 * A form with a schema (FRM-01): validates on input and on blur, submitting focuses the first wrong field, and no input is lost. `defaults`
 * lists every field, in the order of the screen.
 */
export function useShopForm<Shape extends FieldValues>(
  schema: ObjectSchema<Shape>,
  defaults: DefaultValues<ValuesOf<Shape>>,
): ShopForm<ValuesOf<Shape>> {
  const form = useForm<ValuesOf<Shape>, unknown, ValuesOf<Shape>>({
    resolver: yupResolver(schema),
    defaultValues: defaults,
    mode: 'all',
  })

  const mark = (messages: Readonly<Record<string, string>>) => {
    const wrong = (Object.keys(defaults) as Path<ValuesOf<Shape>>[]).filter((name) => messages[name])
    wrong.forEach((name, index) =>
      form.setError(name, { type: 'service', message: messages[name] }, { shouldFocus: index === 0 }),
    )
    return wrong.length > 0
  }

  return {
    ...form,
    mark,
    markFailure: (failure) => mark(fieldsIn(failure)),
    say: (message) => form.setError('root', { type: 'service', message }),
  }
}
