'use client'

import { DEFAULT_COUNTRY, DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { api } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'

export interface Country {
  /** two letters */
  code: string
  name: string
  flag: string
  phone_code: string
}

const COUNTRIES = api.account.countries.$path({
  query: listQuery({ filter: { is_active: true }, sort: 'name', limit: 150 }),
})

/** Countries a phone may be of (OTP-21); until they are here, and without a network, `home` alone. */
export function useCountries(homeName: string): readonly Country[] {
  const { data } = useDataOnce(COUNTRIES)
  if (data && data.length > 0) return data
  return [{ code: DEFAULT_COUNTRY, name: homeName, flag: '🇻🇳', phone_code: DEFAULT_PHONE_CODE }]
}
