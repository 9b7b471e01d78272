'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DOCUMENT_LINKS } from '@/components/account/agreements/document-links'
import { confirmOverseas } from '@/components/account/codes/confirm-overseas'
import { CheckLine } from '@/components/forms/fields/check-line'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { openOverlay } from '@/components/overlays/store'
import { type Registration, registerSchema } from '@/domain/account/sign-in'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { refreshSession } from '@/lib/client/member/session'
import { isPhoneTaken } from '../sign-in/account-failure'
import { registeredPhoneOverlay } from '../sign-in/overlays'
import { DEFAULT_SALUTATION, register, SALUTATIONS } from './register'
import type { RegisterFormProps } from './register-form'
import { useRefusal } from '../sign-in/use-refusal'

/** The whole registration payload without a code (AUT-07): for visitors whom no code reaches. */
export function FullRegisterForm({ next, campaign, onRegistered }: RegisterFormProps) {
  const t = useTranslations('signIn.register')
  const form = useShopForm(registerSchema, {
    acquisition_source: 'desktop web',
    gender: DEFAULT_SALUTATION.gender,
    last_name: '',
    first_name: '',
    user_name: '',
    email: '',
    phone_code: DEFAULT_PHONE_CODE,
    phone_no: '',
    password: '',
  })
  const refuse = useRefusal(form, 'someTaken')
  const [wantsNews, setWantsNews] = useState(false)

  const submit = async (values: Registration) => {
    try {
      await onRegistered(await register(values, { wantsNews, campaign }))
    } catch (failure) {
      refuse(failure)
      // Signed in elsewhere in the meantime: reload the session.
      refreshSession()
      const { phone_no, phone_code } = values
      if (isPhoneTaken(failure))
        openOverlay(registeredPhoneOverlay, { phone: { phone_no, phone_code }, next })
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <RadioGroup
        name="gender"
        label={t('salutation')}
        options={SALUTATIONS.map(({ id, gender }) => ({ value: gender, label: t(`salutations.${id}`) }))}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField name="last_name" label={t('lastName')} autoComplete="family-name" />
        <TextField name="first_name" label={t('firstName')} autoComplete="given-name" />
      </div>
      <TextField name="user_name" label={t('userName')} autoComplete="username" hint={t('userNameHint')} />
      <TextField name="email" label={t('email')} type="email" autoComplete="email" />
      <PhoneField
        label={t('phone')}
        onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
      <CheckLine checked={wantsNews} onChange={(event) => setWantsNews(event.target.checked)}>
        {t('news')}
      </CheckLine>
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
      <p className="text-center text-sm text-muted">{t.rich('terms', DOCUMENT_LINKS)}</p>
    </Form>
  )
}
