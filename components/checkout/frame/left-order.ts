const NAME = 'nang-left'

/** The order that the checkout was left for. */
interface LeftOrder {
  /** of the page of its result */
  path: string
  /** that page was shown since */
  isSeen: boolean
}

/** After the path. */
const SEEN = ' seen'

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

/** Notes that the result of an order is on show: Back leads from there to a step of its checkout, which is not to lead to the same page again. */
export function markOrderSeen(orderId: string): void {
  try {
    const kept = window.sessionStorage.getItem(NAME)
    if (kept?.includes(`/${orderId}`) && !kept.endsWith(SEEN))
      window.sessionStorage.setItem(NAME, kept + SEEN)
  } catch {
    // Without storage no order is kept either.
  }
}

/** That order, where a step of its checkout is shown again; null at an address that was typed (RTE-46). */
export function readLeftOrder(): LeftOrder | null {
  try {
    const kept = window.sessionStorage.getItem(NAME)
    const [from, path] = kept?.split(' ') ?? []
    if (!path?.startsWith('/order/')) return null
    const isSeen = kept?.endsWith(SEEN) === true
    return from === thisDocument() || !isAddressTyped() ? { path, isSeen } : null
  } catch {
    return null
  }
}
