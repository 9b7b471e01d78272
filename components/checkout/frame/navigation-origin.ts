/** How one came to the payment: whether the page before it in this tab's history is the shipping step, so that Back leads there. */

let isShippingSeen = false

export const markShippingSeen = (): void => {
  isShippingSeen = true
}

const SHIPPING = '/order/shipping'

/** The Navigation API knows; browsers without it are told by the step itself, as long as the page has not been loaded anew. */
export function comesFromShipping(): boolean {
  if ('navigation' in window) {
    const { currentEntry } = window.navigation
    const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]
    return Boolean(before?.url) && new URL(before?.url ?? '', window.location.href).pathname === SHIPPING
  }
  return isShippingSeen
}
