'use client'

import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { cancelWaiting } from './after-pointer-up'
import type { ShopForm } from './use-shop-form'

interface FormProps<Values extends FieldValues> {
  form: ShopForm<Values>
  /** gets the values as the schema reads them; what it throws is its own to handle */
  onSubmit: (values: Values) => Promise<void> | void
  /** names the form for screen readers when no heading does */
  label?: string
  className?: string
  children: ReactNode
}

/** The element around the fields. POST keeps a password out of the address, should it ever be sent without scripts. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  label,
  className = '',
  children,
}: FormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
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
