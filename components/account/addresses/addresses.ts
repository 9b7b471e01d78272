'use client'

import type { Address, AddressInput } from '@/domain/account/address'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import { ADDRESSES_KEY } from './addresses-key'

/** The member's delivery addresses; each change returns the new list. `first`: as far as they are known already. */
export function useAddresses(first?: Address[]) {
  const { data, error, isValidating, mutate } = useData<Address[]>(ADDRESSES_KEY, {
    fallbackData: first,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    addresses: data,
    hasFailed: Boolean(error) && !isValidating,
    refresh: () => mutate(),
    /** replaces the cached addresses without a request */
    put: (addresses: Address[]) => mutate(addresses, { revalidate: false }),
  }
}

/** An address as its form and the API take it. */
export const addressInputOf = (address: Address): AddressInput => ({
  label: address.label,
  recipient_name: address.recipient_name,
  phone_code: address.phone_code,
  phone_no: address.phone_no,
  province_code: address.province_code,
  ward_code: address.ward_code,
  district: address.district,
  address1: address.address1,
  address2: address.address2,
  zipcode: address.zipcode,
  is_default: address.is_default,
})

/** @throws DomainError */
export const saveAddress = (id: string | undefined, input: AddressInput): Promise<Address> =>
  id === undefined
    ? api.account.user.me.addresses.$post({ json: input })
    : api.account.user.me.addresses[':id'].$put({ param: { id }, json: input })

/** Returns the remaining addresses. @throws DomainError */
export const deleteAddress = (id: string): Promise<Address[]> =>
  api.account.user.me.addresses[':id'].$delete({ param: { id } })
