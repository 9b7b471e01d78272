'use client'

import { useTranslations } from 'next-intl'
import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField, useRegister } from '@/components/forms/fields/use-field'
import { BANKS } from '@/domain/affiliate/banks'

/** The bank of the account that payouts go to: `bank_bin` of the form. */
export function BankField() {
  const t = useTranslations('affiliateMember.form')
  const register = useRegister()
  const { id, error, aria } = useField('bank_bin')
  return (
    <FieldFrame {...{ id, label: t('bank'), error }}>
      <select id={id} className={CONTROL} {...aria} {...register('bank_bin')}>
        <option value="">{t('chooseBank')}</option>
        {BANKS.map(([bin, name]) => (
          <option key={bin} value={bin}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
