'use client'

import type { Address, AddressInput } from '@/domain/account/address'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

/** The member's delivery addresses; each change answers with what is true afterwards. */
export function useAddresses() {
  const { data, error, isValidating, mutate } = useData<Address[]>(api.account.user.me.addresses.$path(), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    addresses: data,
    hasFailed: Boolean(error) && !isValidating,
    refresh: () => mutate(),
    /** puts the addresses in place without asking */
    put: (addresses: Address[]) => mutate(addresses, { revalidate: false }),
  }
}

/** An address as its form and its call take it. */
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

/** Gives those that are left. @throws DomainError */
export const deleteAddress = (id: string): Promise<Address[]> =>
  api.account.user.me.addresses[':id'].$delete({ param: { id } })
