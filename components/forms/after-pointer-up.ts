/**
 * A field that is blurred by pressing something else would show its error between press and release: the page would move, and the pressed
 * element would no longer be under the pointer. So effects of a blur wait for the release.
 */
let isPressed = false
let pressed: EventTarget | null = null
let isWatching = false
const waiting = new Set<() => void>()

function release() {
  isPressed = false
  // After the click that follows the release.
  setTimeout(() => {
    pressed = null
    const callbacks = [...waiting]
    waiting.clear()
    callbacks.forEach((callback) => callback())
  })
}

/** Starts to watch presses; idempotent, to be called before the first press that matters. */
export function watchPointer(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      isPressed = true
      pressed = target
    },
    true,
  )
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
}

/** The currently pressed element, also where buttons take no focus (Safari). */
export const getPressedElement = (): EventTarget | null => pressed

/** Calls back now, or after the current press is released. */
export function afterPointerUp(callback: () => void): void {
  if (isPressed) waiting.add(callback)
  else callback()
}

/** Drops waiting callbacks: the form was submitted, which validates every field anyway, and a service's answer must not be overwritten. */
export const cancelWaiting = (): void => waiting.clear()
