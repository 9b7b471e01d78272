'use client'

import { useTranslations } from 'next-intl'
import { PlaceFields } from '@/components/account/addresses/place-fields'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { type GuestAddress, guestAddressSchema } from '@/domain/bag/checkout'
import { readDraft } from '../bag/drafts'
import { useDebouncedSave } from './use-debounced-save'

const initialValues = (address: GuestAddress | undefined): GuestAddress => ({
  province_code: address?.province_code ?? '',
  ward_code: address?.ward_code ?? '',
  district: address?.district ?? null,
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? null,
  ...readDraft('address'),
})

async function read(values: GuestAddress) {
  try {
    return { guest_address: await guestAddressSchema.validate(values, { stripUnknown: true }) }
  } catch {
    return null
  }
}

/** Delivery address of a guest's order; members have an address book. */
export function GuestAddressForm({ address }: { address: GuestAddress | undefined }) {
  const t = useTranslations('checkout.address')
  const form = useShopForm(guestAddressSchema, initialValues(address))
  useDebouncedSave({ form, section: 'address', read, known: { guest_address: address } })
  return (
    <Form form={form} onSubmit={() => undefined} label={t('title')}>
      <FormError />
      <PlaceFields />
      <TextField
        name="address1"
        label={t('street')}
        hint={t('streetHint')}
        autoComplete="address-line1"
        maxLength={200}
      />
    </Form>
  )
}
