'use client'

import { useSyncExternalStore } from 'react'
import type { CheckoutState } from '@/domain/bag/checkout'
import { DomainError } from '@/domain/error'
import { chooseAtCheckout } from '@/lib/client/bag/bag'
import { onIdentityChange } from '@/lib/client/member/personal-state'

/**
 * What is chosen on the way to the order. A choice stands on the screen at once and goes to the bag one call after the other, so that the
 * bag shown last is that of the last choice. What did not get through stays chosen and goes along with the next one.
 */

let unsaved: CheckoutState = {}
let tail: Promise<unknown> = Promise.resolve()
let waiting: Promise<void> | null = null
const listeners = new Set<() => void>()

function set(next: CheckoutState) {
  unsaved = next
  listeners.forEach((listener) => listener())
}

onIdentityChange(() => set({}))

/** The server has it, or will not have it: in both cases it no longer waits. A choice changed meanwhile stays. */
function removeSaved(part: CheckoutState) {
  const rest = Object.entries(unsaved).filter(([name, value]) => Reflect.get(part, name) !== value)
  set(Object.fromEntries(rest))
}

/** Refused for good, as it is; any other failure may pass. */
const isRefusal = (failure: unknown) =>
  failure instanceof DomainError && [400, 403, 404, 409, 413, 422].includes(failure.status)

async function sendAll(): Promise<void> {
  waiting = null
  const part = unsaved
  if (Object.keys(part).length === 0) return
  try {
    await chooseAtCheckout(part)
    removeSaved(part)
  } catch (failure) {
    if (isRefusal(failure)) removeSaved(part)
    throw failure
  }
}

/** Keeps a part of what is chosen. @throws what chooseAtCheckout does; what was chosen stands unless it was refused */
export function saveChoice(part: CheckoutState): Promise<void> {
  set({ ...unsaved, ...part })
  waiting ??= tail.then(sendAll)
  // Whoever chose is told of the failure; what is chosen next is not held up by it.
  tail = waiting.catch(() => undefined)
  return waiting
}

/** Sends what did not get through before. @throws as choose */
export const sendUnsavedChoices = (): Promise<void> => saveChoice({})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const getUnsaved = () => unsaved
const none: CheckoutState = {}

/** Choices the bag does not know of yet. */
export const useUnsavedChoices = (): CheckoutState => useSyncExternalStore(subscribe, getUnsaved, () => none)
