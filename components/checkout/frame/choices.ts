'use client'

import { useSyncExternalStore } from 'react'
import type { CheckoutState } from '@/domain/bag/checkout'
import { DomainError } from '@/domain/error'
import { chooseAtCheckout } from '@/lib/client/bag/bag'
import { onIdentityChange } from '@/lib/client/member/personal-state'

/**
 * Choices of the checkout. A choice shows at once and is sent one call after the other, so that the bag shown last is that of the last
 * choice. A choice that failed stays and is sent with the next one.
 */

let unsaved: CheckoutState = {}
let lastSave: Promise<unknown> = Promise.resolve()
let waiting: Promise<void> | null = null
const listeners = new Set<() => void>()

function set(next: CheckoutState) {
  unsaved = next
  listeners.forEach((listener) => listener())
}

onIdentityChange(() => set({}))

/** Removes a choice that the server has saved or refused. A choice changed in the meantime stays. */
function removeSaved(part: CheckoutState) {
  const rest = Object.entries(unsaved).filter(([name, value]) => Reflect.get(part, name) !== value)
  set(Object.fromEntries(rest))
}

/** Whether a retry is pointless; other failures may pass. */
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

/** Saves a part of the choices. @throws what chooseAtCheckout throws; the choice stays unless it was refused */
export function saveChoice(part: CheckoutState): Promise<void> {
  set({ ...unsaved, ...part })
  waiting ??= lastSave.then(sendAll)
  // The failure reaches the caller; later choices are not blocked by it.
  lastSave = waiting.catch(() => undefined)
  return waiting
}

/** Sends the choices that failed before. @throws as choose */
export const sendUnsavedChoices = (): Promise<void> => saveChoice({})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const getUnsaved = () => unsaved
const none: CheckoutState = {}

/** Choices that are not saved to the bag yet. */
export const useUnsavedChoices = (): CheckoutState => useSyncExternalStore(subscribe, getUnsaved, () => none)
