/**
 * What a person leaves in this tab on the way to an order: half a form, a choice not sent yet, a press without an answer. None of it is the
 * next one's.
 */

/** Names in the tab's storage that belong to whoever is here. */
const PERSONAL = 'nang-'

const forgetters = new Set<() => void>()

/** Registers what forgets, when the person changes, what a module holds in memory. For modules, once when they load. */
export function onPersonGone(forget: () => void): void {
  forgetters.add(forget)
}

/** The person has gone, or another one has come. */
export function dropLeftovers(): void {
  forgetters.forEach((forget) => forget())
  try {
    const storage = window.sessionStorage
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) if (name?.startsWith(PERSONAL)) storage.removeItem(name)
  } catch {
    // Storage is closed: then nothing was kept there.
  }
}
