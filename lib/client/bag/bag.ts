'use client'

import { useEffect } from 'react'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { reloadAnswer, showAnswer } from '../answers/answer-store'
import { useAnswer } from '../answers/use-answer'
import { api } from '../api'
import { noteBag, noteCartId } from './bag-hint'
import { BAG_KEY } from './bag-key'
import { takeOverBagMark } from './bag-mark'
import { forgetRemoved, overdueRemovals } from './removed-lines'
import { memberMark } from '../member/session'
import { refuseAsFormerMember } from '../member/session-lost'

/** Incremented with every bag shown, so that an older answer does not set the badge back. */
let version = 0

/** Incremented at sign-in and sign-out; an answer that the previous user asked for is discarded. */
let identity = 0

/** Changes run one after another: each answer includes the changes before it. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const done = queue.then(change)
  // The caller receives the failure; the next change runs all the same.
  queue = done.catch(() => undefined)
  return done
}

let latest: Bag | undefined
/** the mark of the member whose bag `latest` is: another tab may sign in */
let ownerOfLatest: string | null = null

function keepLatest(bag: Bag): void {
  latest = bag
  ownerOfLatest = memberMark()
  noteBag(bag.pieces)
  noteCartId(bag.cart_id)
}

/** Waits for pending changes; gives the bag as it is then, if it is known. */
export async function bagSettled(): Promise<Bag | undefined> {
  await queue
  return latest
}

/** Finishes a removal that another page began. It remains to be done only when the server cannot be reached. */
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

async function requestBag(at: number): Promise<Bag> {
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

/** Concurrent readers share one request. */
function readBag(): Promise<Bag> {
  if (reading?.at === version) return reading.bag
  const asked = {
    at: version,
    bag: requestBag(version).finally(() => {
      if (reading === asked) reading = null
    }),
  }
  reading = asked
  return asked.bag
}

/** Notes the bag that came with the page, and finishes removals that another page began. */
function noteServedBag(bag: Bag): void {
  if (latest) return
  keepLatest(bag)
  if (overdueRemovals().length > 0) void reloadAnswer(BAG_KEY)
}

/** The bag of the server's last answer; undefined until it has loaded. */
export function useBag() {
  const { data, error, isLoading } = useAnswer<Bag>(BAG_KEY, readBag, {
    shouldRetryOnError: false,
    // Reading is shared already.
    dedupingInterval: 0,
  })
  useEffect(() => {
    if (data) noteServedBag(data)
  }, [data])
  return { bag: data, error, isLoading, refresh: () => reloadAnswer(BAG_KEY) }
}

/** The bag as another part of the page loaded it; sends no request. */
export const useKnownBag = (): Bag | undefined => useAnswer<Bag>(BAG_KEY, null).data

/** Loads the bag at the start of a visit, unless it is loaded already. A failure is silent: the component that shows the bag loads again and reports. */
export async function loadBag(): Promise<void> {
  if (latest && ownerOfLatest === memberMark()) return
  const at = version
  const bag = await readBag().catch(() => null)
  if (bag && at === version) showAnswer(BAG_KEY, bag)
}

/** Shows the bag that the header's mark has asked for, unless a newer one is known. */
async function showBagOfMark(asked: Promise<Bag>): Promise<void> {
  const at = version
  const bag = await asked.catch(() => null)
  if (!bag || at !== version || latest) return
  keepLatest(bag)
  showAnswer(BAG_KEY, bag)
}

// The server renders bags too, and has no mark.
const ofMark = typeof document === 'undefined' ? null : takeOverBagMark()
if (ofMark) void showBagOfMark(ofMark)

/** After sign-in: the server has merged the guest cart into the member's, so the bag is loaded again. */
export function renewBag(): Promise<void> {
  version += 1
  identity += 1
  latest = undefined
  noteCartId(undefined)
  void reloadAnswer(BAG_KEY)
  return loadBag()
}

/** After sign-out: forgets the bag. Where a bag is on show, that of the visitor's device takes its place. */
export async function forgetBag(): Promise<void> {
  version += 1
  identity += 1
  latest = undefined
  noteCartId(undefined)
  noteBag(0)
  showAnswer(BAG_KEY, undefined)
  void reloadAnswer(BAG_KEY)
}

/** The server's bag after all pending changes, without showing it; null when the server does not answer. */
export const bagAfterChanges = (): Promise<Bag | null> =>
  inTurn(() => api.cart.carts.me.$get()).catch(() => null)

/** Shows a bag that a call answered with, everywhere on the page. */
export async function showBag(bag: Bag): Promise<void> {
  version += 1
  keepLatest(bag)
  showAnswer(BAG_KEY, bag)
}

/**
 * Runs a change in its turn and shows the bag of the answer, unless the user has changed meanwhile.
 * @throws DomainError of the call, UNAUTHENTICATED where another tab has signed out
 */
export function changeInTurn<T>(change: () => Promise<T>, bagOf: (answer: T) => Bag): Promise<T> {
  return inTurn(async () => {
    const asking = identity
    refuseAsFormerMember()
    const answer = await change().catch((failure: unknown) => {
      // What is to be changed is not there any more: another tab or device has changed the bag.
      if (failure instanceof DomainError && failure.status === 404) void reloadAnswer(BAG_KEY)
      throw failure
    })
    if (asking === identity) await showBag(bagOf(answer))
    return answer
  })
}

/** Sends a change of the bag and shows the result. @throws DomainError of the call, with the bag as it was */
export const changeBag = (call: () => Promise<Bag>): Promise<Bag> => changeInTurn(call, (bag) => bag)

/** Saves a part of the checkout choices. @throws INVALID_FIELDS and others, see the call */
export const chooseAtCheckout = (part: CheckoutState) =>
  changeBag(() => api.cart.carts.me.checkout.$put({ json: part }))
