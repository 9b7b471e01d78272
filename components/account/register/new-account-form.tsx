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
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type CodeRegistration, codeRegistrationSchema } from '@/domain/account/sign-in'
import { DEFAULT_PHONE_CODE, sentNumber, maskEmail, maskPhone } from '@/domain/account/phone'
import { DomainError } from '@/domain/error'
import { refreshSession } from '@/lib/client/member/session'
import { isPhoneTaken } from '../sign-in/account-failure'
import { LinkButton } from '../sign-in/link-button'
import { registeredPhoneOverlay } from '../sign-in/overlays'
import { type VerifiedContact, registerByCode, SALUTATIONS } from './register'
import type { RegisterFormProps } from './register-form'
import { useRefusal } from '../sign-in/use-refusal'

interface NewAccountFormProps extends RegisterFormProps {
  contact: VerifiedContact
  /** change number or address */
  onOther: () => void
}

const isExpired = (failure: unknown) =>
  failure instanceof DomainError && failure.code === 'NO_ACTIVE_OTP_REQUEST'

/** The second step of registration: name and password; the optional fields stay folded. */
export function NewAccountForm({ contact, onOther, next, campaign, onRegistered }: NewAccountFormProps) {
  const t = useTranslations('signIn.register')
  const { phone, email, proof } = contact
  const form = useShopForm(codeRegistrationSchema, {
    acquisition_source: 'desktop web',
    verified: phone ? 'phone_no' : 'email',
    proof,
    last_name: '',
    first_name: '',
    password: '',
    gender: null,
    user_name: '',
    email: email ?? '',
    phone_code: phone?.phone_code ?? DEFAULT_PHONE_CODE,
    phone_no: phone?.phone_no ?? '',
  })
  const refuse = useRefusal(form, 'someTaken')
  const [wantsMore, setWantsMore] = useState(false)
  const [wantsNews, setWantsNews] = useState(false)

  /** The verification by code has expired: verifies the contact again, then sends the form again. */
  const verifyAgain = (values: CodeRegistration) =>
    openOverlay(otpVerificationOverlay, {
      scope: 'register',
      phone,
      email,
      onDone: ({ proof: newer }) => {
        if (!newer) return
        form.setValue('proof', newer)
        void submit({ ...values, proof: newer })
      },
    })

  const submit = async (values: CodeRegistration) => {
    try {
      await onRegistered(await registerByCode(values, { wantsNews, campaign }))
    } catch (failure) {
      refuse(failure)
      // Signed in elsewhere in the meantime: reload the session.
      refreshSession()
      if (isExpired(failure)) verifyAgain(values)
      else if (isPhoneTaken(failure)) {
        const { phone_no = '', phone_code } = values
        openOverlay(registeredPhoneOverlay, { phone: { phone_no, phone_code }, next })
      }
    }
  }

  const shown = phone ? maskPhone({ ...phone, phone_no: sentNumber(phone.phone_no) }) : maskEmail(email ?? '')
  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Icon name="circle-check" className="shrink-0 text-success" />
        {t('verified', { contact: shown })}
        <LinkButton onClick={onOther}>{t('other')}</LinkButton>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField name="last_name" label={t('lastName')} autoComplete="family-name" />
        <TextField name="first_name" label={t('firstName')} autoComplete="given-name" />
      </div>
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
      {wantsMore ? (
        <>
          <RadioGroup
            name="gender"
            label={t('salutation')}
            isOptional
            options={SALUTATIONS.map(({ id, gender }) => ({ value: gender, label: t(`salutations.${id}`) }))}
          />
          <TextField
            name="user_name"
            label={t('userName')}
            autoComplete="username"
            hint={t('userNameHint')}
            isOptional
          />
          {phone ? (
            <TextField name="email" label={t('email')} type="email" autoComplete="email" isOptional />
          ) : (
            <PhoneField
              label={t('phone')}
              isOptional
              onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
            />
          )}
        </>
      ) : (
        <Button variant="quiet" aria-expanded={false} onClick={() => setWantsMore(true)}>
          {t('more')}
        </Button>
      )}
      <CheckLine checked={wantsNews} onChange={(event) => setWantsNews(event.target.checked)}>
        {t('news')}
      </CheckLine>
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
      <p className="text-center text-sm text-muted">{t.rich('terms', DOCUMENT_LINKS)}</p>
    </Form>
  )
}
