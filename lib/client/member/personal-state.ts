/**
 * Personal state of this tab: half a form, a choice not sent yet, a submission without an answer. The next user must not see it.
 */

/** Prefix of names in session storage that hold the current user's data. */
const PERSONAL = 'nang-'

const clearers = new Set<() => void>()

/** Registers a callback that clears a module's memory when the user changes. Modules call it once, when they load. */
export function onIdentityChange(forget: () => void): void {
  clearers.add(forget)
}

/** Called when the user signs out or another user signs in. */
export function dropPersonalState(): void {
  clearers.forEach((forget) => forget())
  try {
    const storage = window.sessionStorage
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) if (name?.startsWith(PERSONAL)) storage.removeItem(name)
  } catch {
    // Storage is disabled: nothing was kept there.
  }
}
