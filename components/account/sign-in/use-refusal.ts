'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { ShopForm } from '@/components/forms/use-shop-form'
import { DomainError } from '@/domain/error'
import { withCause } from '@/lib/client/failure'
import { explainAccountFailure } from './account-failure'

/** Shows a service's refusal in a form: at the fields that caused it, otherwise above the button. Of a session that has ended the login tells. */
export function useRefusal<Values extends FieldValues>(
  form: ShopForm<Values>,
  unknown?: 'someTaken' | 'tryAgain',
): (failure: unknown) => void {
  const t = useTranslations('signIn')
  return (failure) => {
    if (failure instanceof DomainError && failure.code === 'UNAUTHENTICATED') return
    const { fields, form: text, wait } = explainAccountFailure(failure, unknown)
    const texts: Record<string, string> = {}
    for (const [name, key] of Object.entries(fields)) texts[name] = t(`errors.${key}`)
    const isMarked = form.mark(texts)
    // The service's messages about fields are more specific than the catalogue. A message shown at a field is not repeated.
    if (form.markFailure(failure) || isMarked) return
    const [unmarked] = Object.values(texts)
    if (wait) form.say(t(`wait.${wait.unit}`, { count: wait.count }))
    else if (text) form.say(withCause(t(`errors.${text}`), failure))
    else if (unmarked) form.say(unmarked)
  }
}
