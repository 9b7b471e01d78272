import { useSyncExternalStore } from 'react'
import { PHOTO_TOKEN } from '@/domain/photobooth/photo-link'

/**
 * The secret of the link a phone has opened. It is taken out of the address before anything else reads that, and kept for the tab, so that
 * the photo is there again when the page is loaded again.
 */

const ENTRY = 'nang-booth-photo'

/** A token, or what is left of one in a link that was cut off; the page's own anchor is none. */
const GIVEN = /^(?!noi-dung)[\w-]+$/

/** undefined until the address was read */
let token: string | null | undefined
const listeners = new Set<() => void>()

function set(next: string | null) {
  token = next
  try {
    if (next === null) window.sessionStorage.removeItem(ENTRY)
    else window.sessionStorage.setItem(ENTRY, next)
  } catch {
    // Storage is disabled: the page's memory has it.
  }
  listeners.forEach((listener) => listener())
}

function readKept(): string | null {
  try {
    return window.sessionStorage.getItem(ENTRY)
  } catch {
    // Storage is disabled.
    return null
  }
}

/** Takes the token out of the address, or what the tab kept of an earlier one. Gives the function that stops watching the address. */
export function watchLink(): () => void {
  const take = () => {
    const { hash, pathname, search } = window.location
    const given = hash.slice(1)
    if (!GIVEN.test(given)) return
    window.history.replaceState(window.history.state, '', pathname + search)
    set(given)
  }
  take()
  if (token === undefined) {
    const kept = readKept()
    set(kept !== null && PHOTO_TOKEN.test(kept) ? kept : null)
  }
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

/** The photo is deleted, or another visit begins. */
export const forgetLink = () => set(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const getToken = () => token
const getServerToken = () => undefined

/** Null without one; undefined until the address was read. */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(subscribe, getToken, getServerToken)
