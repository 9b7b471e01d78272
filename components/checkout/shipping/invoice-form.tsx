'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { type InvoiceRequest, invoiceSchema } from '@/domain/bag/checkout'
import { readDraft } from '../bag/drafts'
import { useDebouncedSave } from './use-debounced-save'

const valuesOf = (invoice: InvoiceRequest | null, email: string) => {
  const { off: _isOff, ...draft } = readDraft('invoice')
  const kind = draft.kind ?? invoice?.kind
  return {
    name: invoice?.name ?? '',
    tax_code: invoice?.tax_code ?? '',
    address: invoice?.address ?? '',
    email: invoice?.email ?? email,
    ...draft,
    kind: kind === 'person' ? ('person' as const) : ('company' as const),
  }
}

async function read(values: InvoiceRequest) {
  try {
    return { invoice: await invoiceSchema.validate(values, { stripUnknown: true }) }
  } catch {
    return null
  }
}

interface InvoiceFormProps {
  /** the form's initial values */
  begin: InvoiceRequest | null
  /** the invoice saved in the bag */
  known: InvoiceRequest | null
  /** suggested as the invoice's e-mail address */
  email: string
}

/** The VAT invoice's recipient. */
export function InvoiceForm({ begin, known, email }: InvoiceFormProps) {
  const t = useTranslations('checkout.invoice')
  const form = useShopForm(invoiceSchema, valuesOf(begin, email))
  useDebouncedSave({ form, section: 'invoice', read, known: { invoice: known } })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const isCompany = kind === 'company'
  return (
    <Form form={form} onSubmit={() => undefined} label={t('title')} className="mt-2">
      <FormError />
      <RadioGroup
        name="kind"
        label={t('kind')}
        options={[
          { value: 'company', label: t('company') },
          { value: 'person', label: t('person') },
        ]}
      />
      <TextField
        name="name"
        label={t(isCompany ? 'companyName' : 'personName')}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={200}
      />
      <TextField
        name="tax_code"
        label={t('taxCode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        isOptional={!isCompany}
      />
      <TextField name="address" label={t('address')} autoComplete="street-address" maxLength={300} />
      <TextField name="email" type="email" label={t('email')} hint={t('emailHint')} autoComplete="email" />
    </Form>
  )
}
