/**
 * A field that is left by pressing something else would show its error between press and release: the page moves, and what was
 * pressed is no longer under the finger. So what a blur says waits for the release.
 */
let isPressed = false
let pressed: EventTarget | null = null
let isWatching = false
const waiting = new Set<() => void>()

function release() {
  isPressed = false
  // After the click that belongs to the release.
  setTimeout(() => {
    pressed = null
    const callbacks = [...waiting]
    waiting.clear()
    callbacks.forEach((callback) => callback())
  })
}

/** Begins to watch presses; to be called before the first one matters, again and again without harm. */
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

/** What is pressed now, also where buttons take no focus (Safari). */
export const getPressedElement = (): EventTarget | null => pressed

/** Calls back at once, or when what is pressed now is let go. */
export function afterPointerUp(callback: () => void): void {
  if (isPressed) waiting.add(callback)
  else callback()
}

/** What waited is void: the form was sent, which looks at every field anyway, and a service's answer must not be overwritten. */
export const cancelWaiting = (): void => waiting.clear()
