'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { DEFAULT_PHONE_CODE, writtenNumber } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { type CheckoutContact, contactSchema } from '@/domain/bag/checkout'
import { readDraft } from '../bag/drafts'
import { useDebouncedSave } from './use-debounced-save'

interface ContactFormProps {
  /** the contact saved in the bag */
  contact: CheckoutContact | undefined
  user?: User
  /** picked up by the buyer */
  isPickup: boolean
}

function initialValues(contact: CheckoutContact | undefined, user: User | undefined) {
  const phone = {
    phone_code: contact?.phone_code ?? user?.phone_code ?? DEFAULT_PHONE_CODE,
    phone_no: contact?.phone_no ?? user?.phone_no ?? '',
  }
  return {
    name: contact?.name ?? user?.name ?? '',
    phone_code: phone.phone_code,
    phone_no: writtenNumber(phone),
    email: contact?.email ?? user?.email ?? '',
    ...readDraft('contact'),
  }
}

/** An empty e-mail address counts as none. */
async function read(values: CheckoutContact) {
  try {
    const contact = await contactSchema.validate(values, { stripUnknown: true })
    return { contact: { ...contact, email: contact.email === '' ? undefined : contact.email } }
  } catch {
    return null
  }
}

/** The recipient and their contact. */
export function ContactForm({ contact, user, isPickup }: ContactFormProps) {
  const t = useTranslations('checkout.contact')
  const form = useShopForm(contactSchema, initialValues(contact, user))
  const known = contact && { ...contact, phone_no: writtenNumber(contact) }
  useDebouncedSave({ form, section: 'contact', read, known: { contact: known } })
  return (
    <Form form={form} onSubmit={() => undefined} label={t('title')}>
      <FormError />
      <TextField name="name" label={t('name')} autoComplete="name" />
      <PhoneField label={t('phone')} hint={t(isPickup ? 'phoneHintPickup' : 'phoneHint')} />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        isOptional
      />
    </Form>
  )
}
