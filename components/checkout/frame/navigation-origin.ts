/** Whether the history entry before the payment page is the shipping step, so that Back leads there. */

let isShippingSeen = false

export const markShippingSeen = (): void => {
  isShippingSeen = true
}

const SHIPPING = '/order/shipping'

/** Read from the Navigation API; for other browsers the shipping step notes its visit, until the page is reloaded. */
export function comesFromShipping(): boolean {
  if ('navigation' in window) {
    const { currentEntry } = window.navigation
    const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]
    return Boolean(before?.url) && new URL(before?.url ?? '', window.location.href).pathname === SHIPPING
  }
  return isShippingSeen
}
