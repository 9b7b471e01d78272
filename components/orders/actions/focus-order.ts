/**
 * Gives the focus a place once the button that had it is gone: the order's own title, its card in the list, or the title of the list it
 * has left. Whoever is elsewhere by then stays there.
 */
export function focusOrder(id: string): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const key = CSS.escape(id)
  const places = [`[data-order-title="${key}"]`, `[data-order="${key}"]`, '[data-orders-title]']
  for (const place of places) {
    const node = document.querySelector<HTMLElement>(place)
    // Hidden ones do not take it.
    node?.focus({ preventScroll: place !== '[data-orders-title]' })
    if (node && document.activeElement === node) return
  }
}
