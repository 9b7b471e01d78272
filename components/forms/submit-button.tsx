'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

interface SubmitButtonProps {
  children: ReactNode
  /** also busy while this is true */
  isBusy?: boolean
  className?: string
}

/** Submits the form, once at a time. Keeps the focus while busy. */
export function SubmitButton({ children, isBusy = false, className = 'w-full' }: SubmitButtonProps) {
  const t = useTranslations('form')
  const { control } = useFormContext()
  const isSending = useFormState({ control }).isSubmitting || isBusy
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={isSending || undefined}
      className={`relative ${className}`}
      onClick={(event) => {
        if (isSending) event.preventDefault()
      }}
    >
      {/* Overlays the label, which keeps the button's size. */}
      {isSending && <Spinner className="absolute size-5" />}
      <span className={isSending ? 'opacity-0' : undefined}>{children}</span>
      <span role="status" className="sr-only">
        {isSending ? t('busy') : ''}
      </span>
    </Button>
  )
}
