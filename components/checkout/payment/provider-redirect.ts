const NAME = 'nang-left'

/** Redirects to a provider's page; Back returns here. */
export const redirectToProvider = (url: string): void => window.location.assign(url)

/** Stores, in this tab, the path of the order a shopper left for a provider's page; null clears it. */
export function rememberLeftOrder(path: string | null): void {
  try {
    if (path === null) window.sessionStorage.removeItem(NAME)
    else window.sessionStorage.setItem(NAME, path)
  } catch {
    // Without storage Back leads to the bag, and the order is listed in the member's orders.
  }
}

/** The path of that order, or null. */
export function readLeftOrder(): string | null {
  try {
    const path = window.sessionStorage.getItem(NAME)
    return path?.startsWith('/order/') ? path : null
  } catch {
    return null
  }
}
