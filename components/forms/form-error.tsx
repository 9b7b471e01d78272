'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'

/** The form's general error. Its live region is rendered empty first, so that screen readers announce the text. */
export function FormError() {
  const { control } = useFormContext()
  const { errors } = useFormState({ control })
  const message = errors.root?.message
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2 rounded-md bg-accent-soft px-3.5 py-3 text-sm">
          <Icon name="circle-alert" className="mt-0.5 shrink-0 text-sale" />
          {message}
        </p>
      )}
    </div>
  )
}
