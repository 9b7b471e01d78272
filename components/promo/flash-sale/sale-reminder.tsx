'use client'

import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { alertFormSchema } from '@/domain/alert'
import { saleReminderOverlay, type SaleReminderProps } from '../overlays'
import { requestReminder, isAlreadyStarted } from './remind'

/** Asks for the e-mail address of a sale reminder. */
export default function SaleReminder({ onDone, ...sale }: SaleReminderProps) {
  const t = useTranslations('promo.reminder')
  const form = useShopForm(alertFormSchema, { email: '' })
  const finish = () => {
    onDone()
    closeOverlay(saleReminderOverlay)
  }
  const onSubmit = async ({ email }: { email: string }) => {
    try {
      await requestReminder(sale, email)
      toast.show(t('done'))
      finish()
    } catch (failure) {
      if (isAlreadyStarted(failure)) {
        toast.notif(t('begun'))
        closeOverlay(saleReminderOverlay)
      } else if (!form.markFailure(failure)) form.say(t('failed'))
    }
  }
  return (
    <OverlayFrame title={t('title')}>
      <Form form={form} onSubmit={onSubmit} className="p-5">
        <p className="text-sm text-muted">{t('text', { name: sale.name })}</p>
        <TextField name="email" label={t('email')} type="email" autoComplete="email" isFirst />
        <FormError />
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </OverlayFrame>
  )
}
