'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormMember } from '@/components/account/session/use-form-member'
import { CheckboxGroup, RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { BirthDateField } from '@/components/forms/fields/birth-date-field'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import {
  type ProfileForm,
  profileChanges,
  profileFormOf,
  profileFormSchema,
} from '@/domain/account/profile-form'
import { GENDERS, HAIR_TYPES, SKIN_TYPES, type User } from '@/domain/account/user'
import type { ErrorCode } from '@/domain/error-codes'
import { api } from '@/lib/client/api'
import { isSignedOut, withCause } from '@/lib/client/failure'
import { byCode } from '@/lib/client/failure-details'
import { useMember } from '@/lib/client/member/member'
import { editProfileOverlay } from './overlays'
import { PictureField } from '../picture/picture-field'

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface Refusal {
  field: 'user_name' | 'email' | 'currentpassword'
  text: Refusal['field'] | 'PASSWORD_NEEDED'
}

/** Error codes of the call, and the field each is about. */
const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  USERNAME_REGISTERED: { field: 'user_name', text: 'user_name' },
  EMAIL_REGISTERED: { field: 'email', text: 'email' },
  CURRENT_PASSWORD_INCORRECT: { field: 'currentpassword', text: 'currentpassword' },
  PASSWORD_NEEDED: { field: 'email', text: 'PASSWORD_NEEDED' },
}

/** Edits the member's own data (PUT /users/{id}; ACC-02, ACC-08). */
export default function EditProfile() {
  const t = useTranslations('profile.form')
  const { user } = useFormMember()
  return (
    <OverlayFrame title={t('title')}>
      {user ? <ProfileFields user={user} /> : <div className="h-96 animate-pulse bg-sand/60" />}
    </OverlayFrame>
  )
}

function ProfileFields({ user }: { user: User }) {
  const t = useTranslations('profile.form')
  const { update } = useMember()
  const form = useShopForm(profileFormSchema, profileFormOf(user))
  const [isUploading, setUploading] = useState(false)
  const email = useWatch({ control: form.control, name: 'email' })
  const isMovingEmail = user.is_verified_email && user.has_password && email !== user.email

  const submit = async (values: ProfileForm) => {
    try {
      await update(
        await api.account.users[':id'].$put({
          param: { id: String(user.id) },
          json: profileChanges(user, values),
        }),
      )
    } catch (failure) {
      const refusal = byCode(failure, REFUSALS)
      if (refusal) form.mark({ [refusal.field]: t(`refused.${refusal.text}`) })
      else if (!form.markFailure(failure) && !isSignedOut(failure))
        toast.error(withCause(t('failed'), failure))
      return
    }
    closeOverlay(editProfileOverlay)
    toast.show(t('done'))
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')} className="p-5">
      <PictureField name={user.name} onBusy={setUploading} />
      <FormError />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="last_name" label={t('lastName')} autoComplete="family-name" />
        <TextField name="first_name" label={t('firstName')} autoComplete="given-name" />
      </div>
      <TextField name="user_name" label={t('userName')} hint={t('userNameHint')} autoComplete="username" />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        hint={user.is_verified_email ? t('emailHint') : undefined}
        autoComplete="email"
      />
      {/* A verified address identifies the account, so it cannot be edited. */}
      {isMovingEmail && (
        <PasswordField
          name="currentpassword"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
        />
      )}
      <RadioGroup
        name="gender"
        label={t('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        isOptional
      />
      <BirthDateField label={t('birthday')} />
      <CheckboxGroup name="skin_types" label={t('skin')} options={asOptions(SKIN_TYPES)} isOptional />
      <CheckboxGroup name="hair_types" label={t('hair')} options={asOptions(HAIR_TYPES)} isOptional />
      <SubmitButton isBusy={isUploading}>{t('save')}</SubmitButton>
    </Form>
  )
}
