'use client'

import useSWR from 'swr'
import type { Address, AddressInput } from '@/domain/account/address'
import { getData, send } from '@/lib/client/api'

export const ADDRESSES = '/api/account/user/me/addresses'

/** The member's delivery addresses; each change answers with what is true afterwards. */
export function useAddresses() {
  const { data, error, isValidating, mutate } = useSWR<Address[], unknown>(ADDRESSES, getData<Address[]>, {
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
export const inputOf = (address: Address): AddressInput => ({
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
    ? send<Address>('POST', ADDRESSES, input)
    : send<Address>('PUT', `${ADDRESSES}/${id}`, input)

/** Gives those that are left. @throws DomainError */
export const deleteAddress = (id: string): Promise<Address[]> =>
  send<Address[]>('DELETE', `${ADDRESSES}/${id}`)
