'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormMember } from '@/components/account/session/use-form-member'
import { CheckboxField } from '@/components/forms/fields/checkbox-field'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { type Address, type AddressInput, addressInputSchema } from '@/domain/account/address'
import { DEFAULT_PHONE_CODE, writtenNumber } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { MAX_ADDRESSES } from '@/domain/constants'
import { DomainError } from '@/domain/error'
import { isSignedOut, withInstruction } from '@/lib/client/failure'
import { addressInputOf, saveAddress } from './addresses'
import { addressFormOverlay, type AddressFormProps } from './overlays'
import { PlaceFields } from './place-fields'

const USUAL_LABELS = ['home', 'office'] as const

/** A new address starts with the member's own name and number: most parcels are for themselves. */
const initialAddress = (user: User | undefined, label: string): AddressInput => ({
  label,
  recipient_name: user?.name ?? '',
  phone_code: user?.phone_code ?? DEFAULT_PHONE_CODE,
  phone_no: user?.phone_no ?? '',
  province_code: '',
  ward_code: '',
  district: null,
  address1: '',
  address2: null,
  zipcode: null,
  is_default: false,
})

/** A delivery address, new or changed. */
export default function AddressForm({ address, onSaved }: AddressFormProps) {
  const t = useTranslations('address.form')
  const { user, isOther, error } = useFormMember()
  // A new address waits for the member's data; when that fails it starts empty.
  const isReady = !isOther && (address !== undefined || user !== undefined || Boolean(error))
  return (
    <OverlayFrame title={t(address ? 'editTitle' : 'addTitle')}>
      {isReady ? (
        <AddressFields
          address={address}
          begin={address ? addressInputOf(address) : initialAddress(user, t('labels.home'))}
          onSaved={onSaved}
        />
      ) : (
        <div className="h-128 animate-pulse bg-sand/60" />
      )}
    </OverlayFrame>
  )
}

function AddressFields({ address, begin: values, onSaved }: AddressFormProps & { begin: AddressInput }) {
  const t = useTranslations('address.form')
  const form = useShopForm(addressInputSchema, {
    ...values,
    phone_no: writtenNumber(values),
    zipcode: values.zipcode ?? '',
  })

  const submit = async (input: AddressInput) => {
    let saved: Address
    try {
      saved = await saveAddress(address?.id, {
        ...input,
        zipcode: input.zipcode === '' ? null : input.zipcode,
      })
    } catch (failure) {
      if (form.markFailure(failure) || isSignedOut(failure)) return
      const isFull = failure instanceof DomainError && failure.code === 'TOO_MANY_ADDRESSES'
      form.say(isFull ? t('tooMany', { limit: MAX_ADDRESSES }) : withInstruction(t('failed'), failure))
      return
    }
    closeOverlay(addressFormOverlay)
    toast.show(t(address ? 'changed' : 'added'))
    onSaved?.(saved)
  }

  return (
    <Form form={form} onSubmit={submit} label={t('addTitle')} className="p-5">
      <FormError />
      <LabelField />
      <TextField name="recipient_name" label={t('recipient')} autoComplete="name" />
      <PhoneField label={t('phone')} />
      <PlaceFields />
      <TextField
        name="address1"
        label={t('street')}
        hint={t('streetHint')}
        autoComplete="address-line1"
        maxLength={200}
      />
      <TextField
        name="zipcode"
        label={t('zip')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
        isOptional
      />
      {!address?.is_default && <CheckboxField name="is_default">{t('makeDefault')}</CheckboxField>}
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  )
}

/** Label of the address: a usual one by one tap, or free text. `label` of the form. */
function LabelField() {
  const t = useTranslations('address.form')
  const { setValue } = useFormContext<AddressInput>()
  const label = useWatch<AddressInput, 'label'>({ name: 'label' })
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('usual')} className="flex flex-wrap gap-2">
        {USUAL_LABELS.map((usual) => {
          const name = t(`labels.${usual}`)
          return (
            <button
              key={usual}
              type="button"
              aria-pressed={label === name}
              onClick={() => setValue('label', name, { shouldValidate: true, shouldDirty: true })}
              className="min-h-11 rounded-full border border-muted/80 px-4 text-sm hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              {name}
            </button>
          )
        })}
      </div>
      <TextField name="label" label={t('label')} hint={t('labelHint')} autoComplete="off" />
    </div>
  )
}
