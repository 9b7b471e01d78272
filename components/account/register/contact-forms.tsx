'use client'

import { useTranslations } from 'next-intl'
import { confirmOverseas } from '@/components/account/codes/confirm-overseas'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import type { PhoneNumber } from '@/components/account/codes/calls'
import { emailFormSchema } from '@/domain/account/sign-in-forms'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { phoneNumberSchema } from '@/domain/account/phone-form'
import { useRefusal } from '../sign-in/use-refusal'

interface ContactFormProps<Value> {
  initial?: Value
  submitLabel: string
  /** a failure is shown in the form */
  onSend: (value: Value) => Promise<void> | void
}

/** Form for an e-mail address. */
export function EmailForm({ initial = '', submitLabel, onSend }: ContactFormProps<string>) {
  const t = useTranslations('signIn.contact')
  const form = useShopForm(emailFormSchema, { email: initial })
  const refuse = useRefusal(form)
  const submit = async ({ email }: { email: string }) => {
    try {
      await onSend(email)
    } catch (failure) {
      refuse(failure)
    }
  }
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="email" label={t('email')} type="email" autoComplete="email" isFirst />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

/** Form for a phone number. */
export function PhoneForm({ initial, submitLabel, onSend }: ContactFormProps<PhoneNumber>) {
  const t = useTranslations('signIn.contact')
  const form = useShopForm(phoneNumberSchema, initial ?? { phone_code: DEFAULT_PHONE_CODE, phone_no: '' })
  const refuse = useRefusal(form)
  const submit = async (phone: PhoneNumber) => {
    try {
      await onSend(phone)
    } catch (failure) {
      refuse(failure)
    }
  }
  return (
    <Form form={form} onSubmit={submit}>
      <PhoneField
        label={t('phone')}
        onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
        isFirst
      />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}
