import { knownCartId } from '../bag/bag-hint'
import { findShown } from '../browser/find-shown'

/** Facts of the visible page and the bag that its address does not hold. */

/** `_id` of the sale promotion on show: `<… data-promotion-id>`. */
export const promotionId = (): string | undefined => findShown('[data-promotion-id]')?.dataset.promotionId

const RESULTS_MS = 1_500
const LOOK_MS = 150

function readResults(): number | null {
  const text = findShown('[data-results]')?.dataset.results ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** Number of results of the visible search: `<… data-results="12">`; null when it does not appear in time. */
export async function shownResults(): Promise<number | null> {
  for (let waited = 0; waited < RESULTS_MS; waited += LOOK_MS) {
    const results = readResults()
    if (results !== null) return results
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return null
}

/** Id of the bag; undefined when there is none, or the server does not answer. */
export async function cartId(): Promise<string | undefined> {
  // A page that shows the bag has named it already.
  const known = knownCartId()
  if (known !== undefined) return known ?? undefined
  try {
    const { bagSettled, loadBag } = await import('../bag/bag')
    await loadBag()
    return (await bagSettled())?.cart_id ?? undefined
  } catch {
    // Its code did not load: the view is reported without the id.
    return undefined
  }
}
