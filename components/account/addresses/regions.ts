'use client'

import type { Region } from '@/domain/account/address'
import type { Success } from '@/domain/envelope'
import { api } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { useData, useDataOnce } from '@/lib/client/use-data'

export interface Regions {
  /** undefined while loading */
  regions?: readonly Region[]
  hasFailed: boolean
  retry: () => void
}

function useRegions(address: Address<Success<readonly Region[]>> | null): Regions {
  const { data, error, isValidating, mutate } = useDataOnce(address)
  return { regions: data, hasFailed: Boolean(error) && !isValidating, retry: () => void mutate() }
}

export const useProvinces = () => useRegions(api.account.regions.provinces.$path())

/** Wards of a province; without a province there is no request. */
export const useWards = (provinceCode: string) =>
  useRegions(
    provinceCode === ''
      ? null
      : api.account.regions.provinces[':code'].wards.$path({ param: { code: provinceCode } }),
  )

/** Places that had this name before the reform of 2025. */
export function useOldAddresses({ district, ward }: { district: string; ward: string }) {
  const isSearchable = ward.trim() !== '' && (ward.trim().length > 1 || district.trim() !== '')
  const { data, error, isLoading } = useData(
    isSearchable ? api.account.regions['search-old'].$path({ query: { district, ward } }) : null,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return { found: isSearchable ? data : undefined, hasFailed: Boolean(error), isLoading }
}
