'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { cancelWaiting } from '@/components/forms/after-pointer-up'
import type { ShopForm } from '@/components/forms/use-shop-form'
import type { CheckoutState } from '@/domain/bag/checkout'
import { fieldsIn } from '@/lib/client/failure-details'
import { saveChoice } from '../frame/choices'
import { dropDraft, writeDraft } from '../bag/drafts'
import { type SectionName, useSection } from '../frame/sections'

/** Debounce while typing. */
const PAUSE_MS = 600

interface DebouncedSaveOptions<Values extends FieldValues> {
  form: ShopForm<Values>
  section: SectionName
  /** the part of the bag for complete values; null while incomplete */
  read: (values: Values) => Promise<CheckoutState | null>
  /** the part saved in the bag */
  known: CheckoutState
}

/** The service's field errors, by the form's names: 'contact.phone_no' of the wire → 'phone_no'. */
const wrongFields = (failure: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsIn(failure)).map(([name, text]) => [name.split('.').at(-1) ?? name, text]),
  )

function markWithoutFocus<Values extends FieldValues>(form: ShopForm<Values>, wrong: Record<string, string>) {
  const names = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => wrong[name])
  names.forEach((name) => form.setError(name, { type: 'service', message: wrong[name] }))
  return names.length > 0
}

/**
 * Saves a checkout form while typing: to the tab's draft on every change, to the bag after a pause when complete. Continuing validates it
 * and waits until it is saved.
 */
export function useDebouncedSave<Values extends FieldValues>({
  form,
  section,
  read,
  known,
}: DebouncedSaveOptions<Values>): void {
  const t = useTranslations('checkout')
  const kept = useRef(JSON.stringify(known))

  /** Moves the cursor only when the shopper asked to continue: they may be typing in another field. */
  const say = (failure: unknown, isAsked: boolean) => {
    const wrong = wrongFields(failure)
    if (isAsked ? form.mark(wrong) : markWithoutFocus(form, wrong)) return
    form.say(t('notKept'))
  }

  const keep = async (isAsked: boolean): Promise<boolean> => {
    const part = await read(form.getValues())
    if (!part) return false
    const text = JSON.stringify(part)
    if (text === kept.current) return true
    try {
      await saveChoice(part)
    } catch (failure) {
      say(failure, isAsked)
      return false
    }
    kept.current = text
    form.clearErrors('root')
    // Keep the draft while newer values are not saved.
    if (JSON.stringify(await read(form.getValues())) === text) dropDraft(section)
    return true
  }

  const rest = useEffectEvent(() => void keep(false))
  const { subscribe } = form
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeDraft(section, values)
        clearTimeout(timer)
        timer = setTimeout(rest, PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, section])

  useSection(section, async () => {
    // Validated now instead of on blur; a late blur must not overwrite the service's errors.
    cancelWaiting()
    return (await form.trigger(undefined, { shouldFocus: true })) && keep(true)
  })
}
