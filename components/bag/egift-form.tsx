'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { Overlay } from '@/components/overlays/frame'
import { closeOverlay } from '@/components/overlays/store'
import { egiftDayFault, egiftDays, type EgiftInfo, egiftSchema } from '@/domain/bag/egift'
import { changeLine, type NewLine } from '@/lib/client/bag-lines'
import { useMember } from '@/lib/client/member'
import { formatDate } from '@/lib/format'
import { put } from './add'
import { EgiftMessage } from './egift-message'
import { failureText } from './failure-text'
import { tellRefusal } from './refusal'
import { unsentWords } from './unsent-words'

export interface EgiftFormProps {
  /** the card to be put into the bag */
  wanted?: NewLine
  /** a card in the bag whose words are to be changed */
  line?: { id: string; egift: EgiftInfo }
}

const NAME = 'egift-form'
const MOST_LETTERS = 140

/** For whom an electronic gift card is, and when it goes out. */
export default function EgiftForm({ wanted, line }: EgiftFormProps) {
  const t = useTranslations('addToBag.egift')
  const bag = useTranslations('bag')
  const { user } = useMember()
  const { first, last } = egiftDays(new Date())
  const card = line?.id ?? wanted?.combination_id ?? ''
  const form = useShopForm(
    egiftSchema,
    unsentWords.get(card) ??
      line?.egift ?? {
        sender_name: user?.name ?? '',
        recipient_name: '',
        recipient_email: '',
        message: '',
        delivery_date: first,
      },
  )
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => unsentWords.set(card, { ...values }),
      }),
    [subscribe, card],
  )

  const submit = async (egift: EgiftInfo) => {
    const fault = egiftDayFault(egift.delivery_date, new Date())
    if (fault !== null && form.mark({ delivery_date: fault })) return
    try {
      if (wanted) await put({ ...wanted, egift }, NAME)
      else if (line) {
        await changeLine(line.id, { egift })
        closeOverlay(NAME)
      }
      unsentWords.delete(card)
    } catch (failure) {
      if (form.markFailure(failure)) return
      if (wanted) await tellRefusal(failure, wanted, NAME)
      else form.say(failureText(failure, bag))
    }
  }

  return (
    <Overlay title={t('title')}>
      <Form form={form} onSubmit={submit} label={t('title')} className="p-5">
        <p className="text-sm text-muted">{t('intro')}</p>
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
        <SubmitButton>{t(line ? 'save' : 'add')}</SubmitButton>
      </Form>
    </Overlay>
  )
}
