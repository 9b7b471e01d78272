'use client'

import useSWR, { mutate } from 'swr'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import { getData, send } from './api'

/** The bag of whoever is here, a member's or a visitor's device's: GET /carts/me. */
export const BAG_KEY = '/api/cart/carts/me'

/** The bag as the server last told it; undefined until it has loaded. */
export function useBag() {
  const { data, error, isLoading } = useSWR<Bag, unknown>(BAG_KEY, getData<Bag>, {
    shouldRetryOnError: false,
    dedupingInterval: 2_000,
  })
  return { bag: data, error, isLoading, refresh: () => mutate(BAG_KEY) }
}

/** Puts a bag that some call answered with in place everywhere. */
export async function showBag(bag: Bag): Promise<void> {
  await mutate(BAG_KEY, bag, { revalidate: false })
}

/** Sends a change of the bag and shows what came of it. @throws DomainError of the call, with the bag as it was */
export async function changeBag(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Bag> {
  const bag = await send<Bag>(method, `${BAG_KEY}${path}`, body)
  await showBag(bag)
  return bag
}

/** Keeps a part of what is chosen at checkout. @throws INVALID_FIELDS and others, see the call */
export const chooseAtCheckout = (part: CheckoutState) => changeBag('PUT', '/checkout', part)
