'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { egiftDayFault, egiftDays, type EgiftInfo, egiftSchema } from '@/domain/bag/egift'
import { useMember } from '@/lib/client/member/member'
import { formatDate } from '@/lib/format'
import { onIdentityChange } from '@/lib/client/member/personal-state'
import { EgiftMessage } from '../line/egift-message'

/** Unsent gift card texts, by card or line: closing the form must not lose them while the page lives. */
const unsentEgiftTexts = new Map<string, EgiftInfo>()

onIdentityChange(() => unsentEgiftTexts.clear())

const MOST_LETTERS = 140

interface EgiftFieldsProps {
  /** key of the unsent text */
  draft: string
  /** the text sent before */
  sent?: EgiftInfo
  onSubmit: (egift: EgiftInfo) => Promise<void>
  /** handles a failure that is about no field; `say` shows a text above the button */
  onFailure: (failure: unknown, say: (message: string) => void) => Promise<void> | void
  /** called on every change */
  onWords?: (words: EgiftInfo) => void
  submitLabel: string
  label: string
  className?: string
  children?: ReactNode
}

/** Recipient, message and date of an electronic gift card. */
export function EgiftFields({
  draft,
  sent,
  onSubmit,
  onFailure,
  onWords,
  submitLabel,
  label,
  className,
  children,
}: EgiftFieldsProps) {
  const t = useTranslations('addToBag.egift')
  const { user } = useMember()
  const { first, last } = egiftDays(new Date())
  const form = useShopForm(
    egiftSchema,
    unsentEgiftTexts.get(draft) ??
      sent ?? {
        sender_name: user?.name ?? '',
        recipient_name: '',
        recipient_email: '',
        message: '',
        delivery_date: first,
      },
  )
  const { subscribe, getValues } = form
  useEffect(() => {
    onWords?.(getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsentEgiftTexts.set(draft, { ...values })
        onWords?.({ ...values })
      },
    })
  }, [subscribe, getValues, draft, onWords])

  const submit = async (egift: EgiftInfo) => {
    const fault = egiftDayFault(egift.delivery_date, new Date())
    if (fault !== null && form.mark({ delivery_date: fault })) return
    try {
      await onSubmit(egift)
      unsentEgiftTexts.delete(draft)
    } catch (failure) {
      if (!form.markFailure(failure)) await onFailure(failure, form.say)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={label} className={className}>
      {children}
      <TextField name="sender_name" label={t('sender')} autoComplete="name" />
      <TextField name="recipient_name" label={t('recipient')} autoComplete="off" isFirst />
      <TextField name="recipient_email" label={t('email')} type="email" autoComplete="off" />
      <EgiftMessage
        label={t('message')}
        most={MOST_LETTERS}
        left={(count) => (count >= 0 ? t('left', { count }) : t('over', { count: -count }))}
      />
      <TextField
        name="delivery_date"
        label={t('date')}
        type="date"
        min={first}
        max={last}
        hint={t('dateHint', { last: formatDate(last) })}
        autoComplete="off"
      />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}
