const NAME = 'nang-left'

/** Differs for each page that the browser loads. */
const thisDocument = () => String(performance.timeOrigin)

/** Whether the address was typed or opened from a bookmark, and not reached by Back, Forward or a reload. */
function isAddressTyped(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate'
}

/**
 * Stores, in this tab, the path of the order that the checkout was left for; null clears it. The steps of the checkout stay in the tab's
 * history, where Back leads to them.
 */
export function rememberLeftOrder(path: string | null): void {
  try {
    if (path === null) window.sessionStorage.removeItem(NAME)
    else window.sessionStorage.setItem(NAME, `${thisDocument()} ${path}`)
  } catch {
    // Without storage Back leads to the bag, and the order is listed in the member's orders.
  }
}

/** The path of that order, where a step of its checkout is shown again; null at an address that was typed (RTE-46). */
export function readLeftOrder(): string | null {
  try {
    const [from, path] = window.sessionStorage.getItem(NAME)?.split(' ') ?? []
    if (!path?.startsWith('/order/')) return null
    return from === thisDocument() || !isAddressTyped() ? path : null
  } catch {
    return null
  }
}
