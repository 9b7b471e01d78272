'use client'

import { yupResolver } from '@hookform/resolvers/yup'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { InferType, ObjectSchema } from 'yup'

import { fieldsIn } from '@/lib/client/failure-details'
export interface ShopForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** Marks fields and puts the cursor into the first of them. What is no field of this form is left out; false when nothing was marked. */
  mark: (messages: Readonly<Record<string, string>>) => boolean
  /** Puts what a service found wrong at its fields; false for a failure that is not about fields. */
  markFailure: (failure: unknown) => boolean
  /** Says something about the form as a whole, until it is sent again. */
  say: (message: string) => void
}

/** What a schema gives: the same as `Shape`, in yup's words. */
type ValuesOf<Shape extends FieldValues> = InferType<ObjectSchema<Shape>>

/**
 * A form of the catalogue (FRM-01): its rules speak on input and on blur, sending it puts the cursor into the first wrong field,
 * and nothing typed is ever lost. `defaults` name every field of the form, in the order of the screen.
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
