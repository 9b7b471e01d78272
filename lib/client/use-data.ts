import type { Page, Success } from '@/domain/envelope'
import { type AnswerOptions, useAnswer } from './answers/use-answer'
import { getData, getPage } from './api'
import type { Address } from './api-types'

/** What does not change during a visit. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const

const call = <T, Wire>(address: Address<Wire> | null, get: (address: Address<Wire>) => Promise<T>) =>
  address === null ? null : () => get(address)

/**
 * `data` of a call: its type comes from the route behind the address. Nothing is asked while the address is null, and nothing that came with
 * the page just now.
 */
export const useData = <T>(address: Address<Success<T>> | null, options?: AnswerOptions<T>) =>
  useAnswer<T>(address, call(address, getData<T>), options)

/** The same for what does not change during a visit: asked for once. */
export const useDataOnce = <T>(address: Address<Success<T>> | null, options?: AnswerOptions<T>) =>
  useAnswer<T>(address, call(address, getData<T>), { ...ONCE, ...options })

/** A page of a list, with how many there are in all. */
export const usePage = <T>(address: Address<Page<T>> | null, options?: AnswerOptions<Page<T>>) =>
  useAnswer<Page<T>>(address, call(address, getPage<T>), options)

/** The same, asked for once. */
export const usePageOnce = <T>(address: Address<Page<T>> | null, options?: AnswerOptions<Page<T>>) =>
  useAnswer<Page<T>>(address, call(address, getPage<T>), { ...ONCE, ...options })
