'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/forms/fields/checkbox-field'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { TextField } from '@/components/forms/fields/text-field'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { type Application, applicationSchema } from '@/domain/affiliate/application'
import { staticPagePath } from '@/domain/content/addresses'
import { api } from '@/lib/client/api'
import { findShown } from '@/lib/client/browser/find-shown'
import { isSignedOut, withInstruction } from '@/lib/client/failure'
import { AreaField } from './area-field'
import { BankField } from './bank-field'

interface JoinFormProps {
  /** the version of the terms in force */
  termsVersion: number
  /** the applicant sent one before */
  isAgain: boolean
}

const initial = (terms_version: number) => ({
  name: '',
  channels: '',
  kind: 'person' as const,
  legal_name: '',
  id_number: '',
  bank_bin: '',
  account_number: '',
  account_holder: '',
  terms_version,
  is_agreed: false,
})

/** The application of a member who wants to be an affiliate (AFF-02). Without scripts /api/affiliates takes it. */
export function JoinForm({ termsVersion, isAgain }: JoinFormProps) {
  const t = useTranslations('affiliateMember.form')
  const router = useRouter()
  const form = useShopForm(applicationSchema, initial(termsVersion))
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company'

  const submit = async (json: Application) => {
    try {
      await api.affiliate.affiliates.$post({ json })
    } catch (failure) {
      if (!form.markFailure(failure) && !isSignedOut(failure)) form.say(withInstruction(t('failed'), failure))
      return
    }
    // The form gives way to a short page: what it says stands at the top.
    window.scrollTo(0, 0)
    findShown('#noi-dung')?.focus()
    router.refresh()
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      label={t('title')}
      className="max-w-2xl gap-8!"
      action="/api/affiliates"
    >
      <input type="hidden" name="terms_version" value={termsVersion} />
      <FormError />
      <Part title={t('channel')}>
        <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={60} autoComplete="off" />
        <AreaField name="channels" label={t('channels')} hint={t('channelsHint')} maxLength={1_000} />
      </Part>
      <Part title={t('identity')}>
        <RadioGroup
          name="kind"
          label={t('kind')}
          defaultValue="person"
          options={[
            { value: 'person', label: t('person') },
            { value: 'company', label: t('company') },
          ]}
        />
        <TextField
          name="legal_name"
          label={t(isCompany ? 'companyName' : 'legalName')}
          maxLength={120}
          autoComplete={isCompany ? 'organization' : 'name'}
        />
        <TextField
          name="id_number"
          label={t(isCompany ? 'taxCode' : 'idNumber')}
          inputMode={isCompany ? 'text' : 'numeric'}
          maxLength={20}
          autoComplete="off"
        />
      </Part>
      <Part title={t('payout')}>
        <BankField />
        <TextField
          name="account_number"
          label={t('accountNumber')}
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          name="account_holder"
          label={t('accountHolder')}
          hint={t('accountHolderHint')}
          maxLength={120}
          autoComplete="off"
        />
      </Part>
      <div className="grid gap-4">
        <CheckboxField name="is_agreed">
          {t.rich('agree', {
            version: termsVersion,
            link: (text) => (
              <Link
                href={staticPagePath('affiliateterms')}
                prefetch={false}
                target="_blank"
                className="text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </CheckboxField>
        <SubmitButton>{t(isAgain ? 'again' : 'send')}</SubmitButton>
      </div>
    </Form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-4 font-display text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}
