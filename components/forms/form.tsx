'use client'

import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { cancelWaiting } from './after-pointer-up'
import type { ShopForm } from './use-shop-form'

interface FormProps<Values extends FieldValues> {
  form: ShopForm<Values>
  /** receives the values as parsed by the schema and handles its own failures */
  onSubmit: (values: Values) => Promise<void> | void
  /** the form's name for screen readers, when no heading names it */
  label?: string
  className?: string
  /** where the form is sent without scripts */
  action?: string
  children: ReactNode
}

/** The form element. POST keeps a password out of the address, should it be sent without scripts. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  label,
  className = '',
  action,
  children,
}: FormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        action={action}
        aria-label={label}
        className={`flex flex-col gap-4 ${className}`}
        onSubmit={(event) => {
          cancelWaiting()
          void form.handleSubmit(onSubmit)(event)
        }}
      >
        {children}
      </form>
    </FormProvider>
  )
}
