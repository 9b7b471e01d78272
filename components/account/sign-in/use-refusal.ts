'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { ShopForm } from '@/components/forms/use-shop-form'
import { withCause } from '@/lib/client/failure'
import { explainAccountFailure } from './account-failure'

/** Says in a form why a service refused it: at the fields where the cause is one, above the button otherwise. */
export function useRefusal<Values extends FieldValues>(
  form: ShopForm<Values>,
  unknown?: 'someTaken' | 'tryAgain',
): (failure: unknown) => void {
  const t = useTranslations('entering')
  return (failure) => {
    const { fields, form: text, wait } = explainAccountFailure(failure, unknown)
    const texts: Record<string, string> = {}
    for (const [name, key] of Object.entries(fields)) texts[name] = t(`errors.${key}`)
    const isMarked = form.mark(texts)
    // What the service says of its fields is closer to the cause than the catalogue. What stands at a field is not said again.
    if (form.markFailure(failure) || isMarked) return
    const [unmarked] = Object.values(texts)
    if (wait) form.say(t(`wait.${wait.unit}`, { count: wait.count }))
    else if (text) form.say(withCause(t(`errors.${text}`), failure))
    else if (unmarked) form.say(unmarked)
  }
}
