'use client'

import { useTranslations } from 'next-intl'
import { confirmOverseas } from '@/components/account/codes/confirm-overseas'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { toast } from '@/components/toasts/toast'
import { completeProfileSchema } from '@/domain/account/sign-in-forms'
import { DEFAULT_PHONE_CODE, sentNumber } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { useNavigate } from '@/components/overlays/use-navigate'
import { DEFAULT_SALUTATION, SALUTATIONS } from '../register/register'
import { useRefusal } from '../sign-in/use-refusal'

const REQUIRED_FIELDS = ['last_name', 'first_name', 'user_name', 'email', 'phone_no', 'gender'] as const

type RequiredField = (typeof REQUIRED_FIELDS)[number] | 'phone_code'

interface CompleteProfileFormProps {
  user: User
  /** the path the member wanted to go to */
  next: string
}

/** Asks only for the fields that a profile lacks (AUT-12). */
export function CompleteProfileForm({ user, next }: CompleteProfileFormProps) {
  const t = useTranslations('signIn.complete')
  const tRegister = useTranslations('signIn.register')
  const { update } = useMember()
  const go = useNavigate()
  const missing = missingFields(user)
  const lacks = (field: (typeof missing)[number]) => missing.includes(field)
  // Fields that are filled are neither shown nor validated.
  const form = useShopForm(completeProfileSchema.pick(missing), {
    ...(lacks('last_name') && { last_name: '' }),
    ...(lacks('first_name') && { first_name: '' }),
    ...(lacks('user_name') && { user_name: '' }),
    ...(lacks('email') && { email: '' }),
    ...(lacks('phone_no') && { phone_code: DEFAULT_PHONE_CODE, phone_no: '' }),
    ...(lacks('gender') && { gender: DEFAULT_SALUTATION.gender }),
  })
  const refuse = useRefusal(form)

  const submit = async (values: { phone_no?: string }) => {
    try {
      const change = { ...values, ...(values.phone_no && { phone_no: sentNumber(values.phone_no) }) }
      await update(await api.account.users[':id'].$put({ param: { id: String(user.id) }, json: change }))
      toast.show(t('done'))
      go(next)
    } catch (failure) {
      refuse(failure)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      {lacks('gender') && (
        <RadioGroup
          name="gender"
          label={tRegister('salutation')}
          options={SALUTATIONS.map(({ id, gender }) => ({
            value: gender,
            label: tRegister(`salutations.${id}`),
          }))}
        />
      )}
      {lacks('last_name') && (
        <TextField name="last_name" label={tRegister('lastName')} autoComplete="family-name" />
      )}
      {lacks('first_name') && (
        <TextField name="first_name" label={tRegister('firstName')} autoComplete="given-name" />
      )}
      {lacks('user_name') && (
        <TextField
          name="user_name"
          label={tRegister('userName')}
          autoComplete="username"
          hint={tRegister('userNameHint')}
        />
      )}
      {lacks('email') && (
        <TextField name="email" label={tRegister('email')} type="email" autoComplete="email" />
      )}
      {lacks('phone_no') && (
        <PhoneField
          label={tRegister('phone')}
          onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
        />
      )}
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}

/** The fields /complete-profile asks of this member, in the order of the screen; a number comes with its country's code. */
function missingFields(user: Pick<User, (typeof REQUIRED_FIELDS)[number]>): RequiredField[] {
  const missing = REQUIRED_FIELDS.filter((field) => !user[field])
  return missing.includes('phone_no') ? [...missing, 'phone_code'] : missing
}
