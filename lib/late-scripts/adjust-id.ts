/** The id that the attribution SDK gave this browser: without the SDK's own code, for the pages that only read it. */

const KEY = 'nang_web_device_id'
const ID = /^[\w-]{8,64}$/

/** The web device id of this browser, if there is one. */
export function deviceIdOfAdjust(): string | null {
  try {
    const id = window.localStorage.getItem(KEY)
    return id !== null && ID.test(id) ? id : null
  } catch {
    // Storage is disabled: nothing was kept.
    return null
  }
}

/** Keeps a new id; false for one that is kept already, or is none. */
export function keepDeviceIdOfAdjust(id: string): boolean {
  if (!ID.test(id) || id === deviceIdOfAdjust()) return false
  try {
    window.localStorage.setItem(KEY, id)
  } catch {
    // As above: it is asked for again on the next page.
  }
  return true
}

/** Removes the id when the visitor withdraws consent. */
export function forgetDeviceIdOfAdjust(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
