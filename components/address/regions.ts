'use client'

import useSWR from 'swr'
import useSWRImmutable from 'swr/immutable'
import type { Region } from '@/domain/account/address'
import type { OldAddress } from '@/domain/account/old-address'
import { getData } from '@/lib/client/api'

const REGIONS = '/api/account/regions'

export interface Regions {
  /** undefined until they are here */
  regions?: readonly Region[]
  hasFailed: boolean
  retry: () => void
}

function useRegions(path: string | null): Regions {
  const { data, error, isValidating, mutate } = useSWRImmutable<Region[], unknown>(path, getData<Region[]>)
  return { regions: data, hasFailed: Boolean(error) && !isValidating, retry: () => void mutate() }
}

export const useProvinces = () => useRegions(`${REGIONS}/provinces`)

/** Wards of a province; none are asked for while none is chosen. */
export const useWards = (provinceCode: string) =>
  useRegions(provinceCode === '' ? null : `${REGIONS}/provinces/${encodeURIComponent(provinceCode)}/wards`)

/** Places that were called so before the reform of 2025. */
export function useOldAddresses({ district, ward }: { district: string; ward: string }) {
  const isWorthAsking = ward.trim() !== '' && (ward.trim().length > 1 || district.trim() !== '')
  const { data, error, isLoading } = useSWR<OldAddress[], unknown>(
    isWorthAsking ? `${REGIONS}/search-old?${new URLSearchParams({ district, ward })}` : null,
    getData<OldAddress[]>,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return { found: isWorthAsking ? data : undefined, hasFailed: Boolean(error), isLoading }
}
