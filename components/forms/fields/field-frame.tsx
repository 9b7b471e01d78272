'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** 16 px text, so that iPhones do not zoom in. */
export const CONTROL =
  'min-h-12 w-full rounded-md border border-muted/80 bg-white px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink aria-invalid:border-sale disabled:bg-sand disabled:text-muted'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string
  error?: string
  isOptional?: boolean
  children: ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, isOptional = false, children }: FieldFrameProps) {
  const t = useTranslations('form')
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-muted">{t('optional')}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-sale">
      <Icon name="circle-alert" size={16} className="mt-0.5 shrink-0" />
      {error}
    </p>
  )
}
