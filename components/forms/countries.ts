'use client'

import useSWRImmutable from 'swr/immutable'
import { DEFAULT_COUNTRY, DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { getData, listPath } from '@/lib/client/api'

export interface Country {
  /** two letters */
  code: string
  name: string
  flag: string
  phone_code: string
}

const COUNTRIES = listPath('account/countries', { filter: { is_active: true }, sort: 'name', limit: 150 })

/** Countries a phone may be of (spec 1 §7); until they are here, and without a network, `home` alone. */
export function useCountries(homeName: string): readonly Country[] {
  const { data } = useSWRImmutable<Country[], unknown>(COUNTRIES, getData<Country[]>)
  if (data && data.length > 0) return data
  return [{ code: DEFAULT_COUNTRY, name: homeName, flag: '🇻🇳', phone_code: DEFAULT_PHONE_CODE }]
}
