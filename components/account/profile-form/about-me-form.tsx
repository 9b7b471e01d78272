'use client'

import { useTranslations } from 'next-intl'
import type { InferType } from 'yup'
import { CheckboxGroup, RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { BirthDateField } from '@/components/forms/fields/birth-date-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { toast } from '@/components/toasts/toast'
import { ButtonLink } from '@/components/ui/button'
import { aboutMeSchema } from '@/domain/account/sign-in-forms'
import { HAIR_TYPES, SKIN_TYPES, type User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { SALUTATIONS } from '../register/register'
import { useNavigate } from '@/components/overlays/use-navigate'
import { useRefusal } from '../sign-in/use-refusal'

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

/** Optional questions that help to advise a new member. */
export function AboutMeForm({ user }: { user: User }) {
  const t = useTranslations('signIn.about')
  const tRegister = useTranslations('signIn.register')
  const { update } = useMember()
  const go = useNavigate()
  const form = useShopForm(aboutMeSchema, {
    date_of_birth: user.date_of_birth ?? '',
    gender: user.gender,
    skin_types: user.skin_types,
    hair_types: user.hair_types,
  })
  const refuse = useRefusal(form)

  const submit = async ({ gender, ...about }: InferType<typeof aboutMeSchema>) => {
    try {
      const change = { ...about, ...(gender && { gender }) }
      await update(await api.account.users[':id'].$put({ param: { id: String(user.id) }, json: change }))
      toast.show(t('done'))
      go('/')
    } catch (failure) {
      refuse(failure)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <BirthDateField label={t('birthDate')} />
      <RadioGroup
        name="gender"
        label={tRegister('salutation')}
        isOptional
        options={SALUTATIONS.map(({ id, gender }) => ({
          value: gender,
          label: tRegister(`salutations.${id}`),
        }))}
      />
      <CheckboxGroup name="skin_types" label={t('skin')} isOptional options={asOptions(SKIN_TYPES)} />
      <CheckboxGroup name="hair_types" label={t('hair')} isOptional options={asOptions(HAIR_TYPES)} />
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
      <ButtonLink href="/" variant="quiet">
        {t('skip')}
      </ButtonLink>
    </Form>
  )
}
