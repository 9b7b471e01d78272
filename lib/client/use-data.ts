import useSWR, { type SWRConfiguration } from 'swr'
import useSWRImmutable from 'swr/immutable'
import type { Page, Success } from '@/domain/envelope'
import { getData, getPage } from './api'
import type { Address } from './api-types'
import { isJustServed } from './served-keys'

/**
 * `useSWR` for `data` of a call: its type comes from the route behind the address. Nothing is asked while the address is null, and nothing
 * that came with the page just now.
 */
export const useData = <T>(address: Address<Success<T>> | null, config?: SWRConfiguration<T, unknown>) =>
  useSWR<T, unknown>(address, getData<T>, { revalidateIfStale: !isJustServed(address), ...config })

/** The same for what does not change during a visit: asked for once. */
export const useDataOnce = <T>(address: Address<Success<T>> | null, config?: SWRConfiguration<T, unknown>) =>
  useSWRImmutable<T, unknown>(address, getData<T>, config)

/** `useSWR` for a page of a list, with how many there are in all. */
export const usePage = <T>(address: Address<Page<T>> | null, config?: SWRConfiguration<Page<T>, unknown>) =>
  useSWR<Page<T>, unknown>(address, getPage<T>, { revalidateIfStale: !isJustServed(address), ...config })

/** The same, asked for once. */
export const usePageOnce = <T>(
  address: Address<Page<T>> | null,
  config?: SWRConfiguration<Page<T>, unknown>,
) => useSWRImmutable<Page<T>, unknown>(address, getPage<T>, config)
