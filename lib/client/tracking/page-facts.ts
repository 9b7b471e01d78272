import { findShown } from '../browser/find-shown'

/** What the page on show says of itself, and the bag: facts that no address tells. */

/** `_id` of the sale promotion on show: `<… data-promotion-id>`. */
export const promotionId = (): string | undefined => findShown('[data-promotion-id]')?.dataset.promotionId

const RESULTS_MS = 1_500
const LOOK_MS = 150

function readResults(): number | null {
  const text = findShown('[data-results]')?.dataset.results ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** How many results the search on show has: `<… data-results="12">`; null when it does not say so soon. */
export async function shownResults(): Promise<number | null> {
  for (let waited = 0; waited < RESULTS_MS; waited += LOOK_MS) {
    const results = readResults()
    if (results !== null) return results
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return null
}

/** Id of the bag; undefined when there is none, or nobody answers. */
export async function cartId(): Promise<string | undefined> {
  try {
    const { bagSettled, loadBag } = await import('../bag/bag')
    await loadBag()
    return (await bagSettled())?.cart_id ?? undefined
  } catch {
    // Its code did not come: then the view is told without.
    return undefined
  }
}
