'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressInput } from '@/domain/account/address'
import type { OldAddress } from '@/domain/account/old-address'
import { OldAddressHelp } from './old-address-help'
import { PlaceField } from './place-field'
import { useProvinces, useWards } from './regions'

/** Province, then ward: `province_code`, `ward_code` and, for shoppers who only know the old names, `district` of the form. */
export function PlaceFields() {
  const t = useTranslations('address.place')
  const { setValue } = useFormContext<AddressInput>()
  const province = useWatch<AddressInput, 'province_code'>({ name: 'province_code' })
  const provinces = useProvinces()
  const wards = useWards(province)

  const take = (place: OldAddress) => {
    const checked = { shouldValidate: true, shouldDirty: true }
    setValue('province_code', place.province.code, checked)
    setValue('ward_code', place.ward.code, checked)
    setValue('district', place.old.district, checked)
  }
  const forgetWard = () => {
    setValue('ward_code', '')
    setValue('district', null)
  }

  return (
    <>
      <PlaceField name="province_code" label={t('province')} regions={provinces} onChoose={forgetWard} />
      <PlaceField
        name="ward_code"
        label={t('ward')}
        regions={wards}
        nothing={t('nothingWard')}
        blocked={province === '' ? t('provinceFirst') : undefined}
        onChoose={() => setValue('district', null)}
      />
      <OldAddressHelp onChoose={take} />
    </>
  )
}
