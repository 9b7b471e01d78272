'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '@/components/forms/fields/text-field'
import type { AddressInput } from '@/domain/account/address'

const USUAL = ['home', 'office'] as const

/** What the address is called: a usual name by one tap, or one's own. `label` of the form. */
export function LabelField() {
  const t = useTranslations('address.form')
  const { setValue } = useFormContext<AddressInput>()
  const label = useWatch<AddressInput, 'label'>({ name: 'label' })
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('usual')} className="flex flex-wrap gap-2">
        {USUAL.map((usual) => {
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
