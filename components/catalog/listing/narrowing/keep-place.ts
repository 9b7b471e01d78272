/** Parts of a new list are added when the browser is idle, in the place of some that may have the focus. */
const SETTLING_MS = 2_000

/** As long as a narrowed list may take; a visit that goes elsewhere meanwhile ends the wait. */
const WAIT_MS = 15_000

const CONTROLS = 'a[href], button, input:not([type=hidden]), select'

/** What a control is called, and in which facet: equal in the list before and after. */
function identityOf(control: Element): string {
  const texts = [...control.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return [
    control.tagName,
    control.closest('details')?.querySelector('summary')?.textContent,
    control.getAttribute('name'),
    control.getAttribute('aria-label'),
    // Without the count, which changes.
    ...texts.map((node) => node.textContent),
  ].join('\n')
}

/** The list on show: those of pages visited before may be kept hidden. */
const shownList = () =>
  [...document.querySelectorAll('#san-pham')].find((list) => list.getClientRects().length > 0)

/** The control of a list with this identity; the first control where it is gone, as a chip is with its filter. */
function controlIn(list: Element, identity: string): HTMLElement | undefined {
  const controls = [...list.querySelectorAll<HTMLElement>(CONTROLS)]
  return (
    controls.find((control) => identityOf(control) === identity) ??
    controls.find((control) => control.getClientRects().length > 0)
  )
}

function settle(list: Element, identity: string | null): void {
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (identity === null) return
  const focus = () => {
    if (document.activeElement === document.body) controlIn(list, identity)?.focus({ preventScroll: true })
  }
  focus()
  const changes = new MutationObserver(focus)
  changes.observe(list, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), SETTLING_MS)
}

/**
 * Called when a listing is about to be narrowed, with the control that does it. Once the new list is there, focuses the same control in it,
 * and shows the beginning of the list where that was scrolled past. The new list may be in another document tree: the address tells.
 */
export function keepPlace(control: Element | null): void {
  const identity = control && control !== document.body ? identityOf(control) : null
  const { href, pathname } = window.location
  const until = performance.now() + WAIT_MS
  const look = () => {
    const list = window.location.href === href ? undefined : shownList()
    if (list) settle(list, identity)
    else if (window.location.pathname === pathname && performance.now() < until) requestAnimationFrame(look)
  }
  look()
}
