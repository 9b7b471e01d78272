const NAME = 'nang-left'

/** Leaves the shop for a provider's page; Back returns here. */
export const redirectToProvider = (url: string): void => window.location.assign(url)

/** Remembers, in this tab, where the order stands that one left for a provider's page; null forgets it. */
export function rememberLeftOrder(path: string | null): void {
  try {
    if (path === null) window.sessionStorage.removeItem(NAME)
    else window.sessionStorage.setItem(NAME, path)
  } catch {
    // Without storage Back leads to the bag, and the order is found in the history.
  }
}

/** Where that order stands; null when nothing was left for. */
export function readLeftOrder(): string | null {
  try {
    const path = window.sessionStorage.getItem(NAME)
    return path?.startsWith('/order/') ? path : null
  } catch {
    return null
  }
}
