'use client'

import useSWR, { mutate } from 'swr'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { api } from '../api'
import { noteBag } from './bag-hint'
import { forgetRemoved, overdueRemovals } from './removed-lines'
import { isMarkedMember } from '../member/session'

/** The bag of whoever is here, a member's or a visitor's device's: GET /carts/me. */
export const BAG_KEY = api.cart.carts.me.$path()

/** Counts the bags put in place, so that an answer that was overtaken does not set the badge back. */
let version = 0

/** Counts the people this page has seen: an answer to one that has gone is nobody's any more. */
let person = 0

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

/** What a page had no time for. It stays to be done only when nobody could be reached. */
async function finishRemoval(id: string, bag: Bag): Promise<Bag> {
  let rest = bag
  try {
    rest = await api.cart.carts.me.lines[':id'].$delete({ param: { id } })
  } catch (failure) {
    if (!(failure instanceof DomainError)) return bag
  }
  forgetRemoved(id)
  return rest
}

async function askBag(at: number): Promise<Bag> {
  let bag = await api.cart.carts.me.$get()
  for (const { id, cart_id } of overdueRemovals()) {
    const isHere = bag.cart_id === cart_id && hasLine(bag, id)
    if (isHere) bag = await finishRemoval(id, bag)
    else forgetRemoved(id)
  }
  if (at === version) keepLatest(bag)
  return bag
}

export const hasLine = ({ lines, saved }: Bag, id: string) =>
  [...lines, ...saved].some((line) => line.id === id)

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
  person += 1
  latest = undefined
  void mutate(BAG_KEY)
  return loadBag()
}

/** After a logout: nothing of the bag is left here. Where one is on show, the visitor's own takes its place. */
export async function forgetBag(): Promise<void> {
  version += 1
  person += 1
  latest = undefined
  noteBag(0)
  await mutate(BAG_KEY, undefined, { revalidate: false })
  void mutate(BAG_KEY)
}

/** The bag as the server has it once all changes are through; null when nobody answers. Shows nothing of it. */
export const bagAfterChanges = (): Promise<Bag | null> =>
  inTurn(() => api.cart.carts.me.$get()).catch(() => null)

/** Puts a bag that some call answered with in place everywhere. */
export async function showBag(bag: Bag): Promise<void> {
  version += 1
  keepLatest(bag)
  await mutate(BAG_KEY, bag, { revalidate: false })
}

/** Runs a change in its turn and shows the bag it answers with, unless whoever asked for it has gone meanwhile. */
export function changeInTurn<T>(change: () => Promise<T>, bagOf: (answer: T) => Bag): Promise<T> {
  return inTurn(async () => {
    const asking = person
    const answer = await change()
    if (asking === person) await showBag(bagOf(answer))
    return answer
  })
}

/** Sends a change of the bag and shows what came of it. @throws DomainError of the call, with the bag as it was */
export const changeBag = (call: () => Promise<Bag>): Promise<Bag> => changeInTurn(call, (bag) => bag)

/** Keeps a part of what is chosen at checkout. @throws INVALID_FIELDS and others, see the call */
export const chooseAtCheckout = (part: CheckoutState) =>
  changeBag(() => api.cart.carts.me.checkout.$put({ json: part }))
