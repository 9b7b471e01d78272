'use client'

import { useTranslations } from 'next-intl'
import { DOCUMENT_LINKS } from '@/components/account/agreements/document-links'
import { confirmOverseas } from '../codes/confirm-overseas'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { otpVerificationOverlay } from '../codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { type QuickSignUp, quickSignUpSchema } from '@/domain/account/sign-in'
import { DEFAULT_PHONE_CODE, sentNumber } from '@/domain/account/phone'
import { api } from '@/lib/client/api'
import { acquisition, acquisitionSource, forgetReferralCode, referralCode } from '@/lib/account/acquisition'
import { keepTicket } from '@/lib/account/sign-up-ticket'
import { isPhoneTaken } from '../sign-in/account-failure'
import { LinkButton } from '../sign-in/link-button'
import { useNavigate } from '@/components/overlays/use-navigate'
import { loginOverlay } from '../sign-in/login.overlay'
import { registeredPhoneOverlay } from '../sign-in/overlays'
import { useRefusal } from '../sign-in/use-refusal'

/** Quick sign-up: a name and a number, verified by a code of scope quick-signup (OTP-04, OTP-09). */
export default function QuickSignUpForm() {
  const t = useTranslations('signIn.quick')
  const tRegister = useTranslations('signIn.register')
  const go = useNavigate()
  const form = useShopForm(quickSignUpSchema, {
    last_name: '',
    first_name: '',
    email: '',
    phone_code: DEFAULT_PHONE_CODE,
    phone_no: '',
  })
  const refuse = useRefusal(form)

  const submit = async (values: QuickSignUp) => {
    const phone = { phone_no: values.phone_no, phone_code: values.phone_code }
    try {
      await api.account.auth['quick-signup'].$post({
        json: {
          ...values,
          ...acquisition(),
          phone_no: sentNumber(values.phone_no),
          source: acquisitionSource(),
          referral_code: referralCode(),
        },
      })
    } catch (failure) {
      refuse(failure)
      if (isPhoneTaken(failure)) openOverlay(registeredPhoneOverlay, { phone, next: '/' })
      return
    }
    openOverlay(otpVerificationOverlay, {
      scope: 'quick-signup',
      phone,
      onDone: ({ uid, code }) => {
        forgetReferralCode()
        if (uid && code) keepTicket({ uid, code })
        go('/complete-signup')
      },
    })
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField name="last_name" label={tRegister('lastName')} autoComplete="family-name" />
        <TextField name="first_name" label={tRegister('firstName')} autoComplete="given-name" />
      </div>
      <TextField name="email" label={tRegister('email')} type="email" autoComplete="email" isOptional />
      <PhoneField
        label={tRegister('phone')}
        hint={t('phoneHint')}
        onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
      />
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
      <p className="text-center text-sm text-muted">{tRegister.rich('terms', DOCUMENT_LINKS)}</p>
      <p className="text-center text-sm">
        {tRegister('known')}{' '}
        <LinkButton
          aria-haspopup="dialog"
          onClick={() => openOverlay(loginOverlay, { view: 'login', next: '/' })}
        >
          {tRegister('toLogin')}
        </LinkButton>
      </p>
    </Form>
  )
}
