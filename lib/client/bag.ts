'use client'

import useSWR, { mutate } from 'swr'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { getData, send } from './api'
import { noteBag } from './bag-hint'
import { forgetRemoved, leftoverRemovals } from './removed-lines'
import { isMarkedMember } from './session'

/** The bag of whoever is here, a member's or a visitor's device's: GET /carts/me. */
export const BAG_KEY = '/api/cart/carts/me'

/** Counts the bags put in place, so that an answer that was overtaken does not set the badge back. */
let version = 0

/** One change after another: each answer holds all that came before it. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const done = queue.then(change)
  // Whoever asked for the change is told of its failure; the next one is not held up by it.
  queue = done.catch(() => undefined)
  return done
}

let latest: Bag | undefined
/** whether it is a member's: another tab may sign in */
let isLatestOfMember = false

function keepLatest(bag: Bag): void {
  latest = bag
  isLatestOfMember = isMarkedMember()
  noteBag(bag.pieces)
}

/** Waits until no change is under way any more; gives the bag as it is then, if it is known. */
export async function bagSettled(): Promise<Bag | undefined> {
  await queue
  return latest
}

/** What a page before this one had no time for. It stays to be done only when nobody could be reached. */
async function finishRemoval(id: string): Promise<void> {
  try {
    await send<Bag>('DELETE', `${BAG_KEY}/lines/${id}`)
  } catch (failure) {
    if (!(failure instanceof DomainError)) return
  }
  forgetRemoved(id)
}

async function askBag(at: number): Promise<Bag> {
  for (const id of leftoverRemovals()) await finishRemoval(id)
  const bag = await getData<Bag>(BAG_KEY)
  if (at === version) keepLatest(bag)
  return bag
}

let reading: { at: number; bag: Promise<Bag> } | null = null

/** Asks once for all who want to know at the same time. */
function readBag(): Promise<Bag> {
  if (reading?.at === version) return reading.bag
  const asked = {
    at: version,
    bag: askBag(version).finally(() => {
      if (reading === asked) reading = null
    }),
  }
  reading = asked
  return asked.bag
}

/** The bag as the server last told it; undefined until it has loaded. */
export function useBag() {
  const { data, error, isLoading } = useSWR<Bag, unknown>(BAG_KEY, readBag, {
    shouldRetryOnError: false,
    // Reading is shared already.
    dedupingInterval: 0,
  })
  return { bag: data, error, isLoading, refresh: () => mutate(BAG_KEY) }
}

/** The bag as some other part of the page loaded it; asks nobody. */
export const useKnownBag = (): Bag | undefined => useSWR<Bag>(BAG_KEY, null).data

/** Asks for the bag at the start of a visit, unless the page has done so already. A failure is silent: whoever shows the bag asks again and reports. */
export async function loadBag(): Promise<void> {
  if (latest && isLatestOfMember === isMarkedMember()) return
  const at = version
  const bag = await readBag().catch(() => null)
  if (bag && at === version) await mutate(BAG_KEY, bag, { revalidate: false })
}

/** After a login: the bag of before is merged with the member's, and asked for anew. */
export function renewBag(): Promise<void> {
  version += 1
  latest = undefined
  void mutate(BAG_KEY)
  return loadBag()
}

/** After a logout: nothing of the bag is left here. Where one is on show, the visitor's own takes its place. */
export async function forgetBag(): Promise<void> {
  version += 1
  latest = undefined
  noteBag(0)
  await mutate(BAG_KEY, undefined, { revalidate: false })
  void mutate(BAG_KEY)
}

/** Puts a bag that some call answered with in place everywhere. */
export async function showBag(bag: Bag): Promise<void> {
  version += 1
  keepLatest(bag)
  await mutate(BAG_KEY, bag, { revalidate: false })
}

/** Sends a change of the bag and shows what came of it. @throws DomainError of the call, with the bag as it was */
export function changeBag(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Bag> {
  return inTurn(async () => {
    const bag = await send<Bag>(method, `${BAG_KEY}${path}`, body)
    await showBag(bag)
    return bag
  })
}

/** A combination chosen for a member of a pack. */
export interface PackChoice {
  product_id: number
  combination_id: string
}

export interface NewLine {
  product_id: number
  combination_id: string
  quantity: number
  egift?: EgiftInfo
  pack_choices?: readonly PackChoice[]
}

/** Puts goods into the bag; gives the id of their line. @throws DomainError MAX_LIMIT_ORDER or BAD_REQUEST, with `details.problem` */
export function addLine(wanted: NewLine): Promise<{ bag: Bag; line_id: string }> {
  return inTurn(async () => {
    const added = await send<{ bag: Bag; line_id: string }>('POST', `${BAG_KEY}/lines`, wanted)
    await showBag(added.bag)
    return added
  })
}

export interface LineChange {
  quantity?: number
  is_saved_for_later?: boolean
  combination_id?: string
  egift?: EgiftInfo
  pack_choices?: readonly PackChoice[]
}

/** @throws DomainError as adding does */
export const changeLine = (id: string, change: LineChange) => changeBag('PUT', `/lines/${id}`, change)

/** @throws DomainError */
export const removeLine = (id: string) => changeBag('DELETE', `/lines/${id}`)

/** Keeps a part of what is chosen at checkout. @throws INVALID_FIELDS and others, see the call */
export const chooseAtCheckout = (part: CheckoutState) => changeBag('PUT', '/checkout', part)
