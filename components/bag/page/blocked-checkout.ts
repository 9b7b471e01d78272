import { openOverlay } from '@/components/overlays/store'
import type { Bag } from '@/domain/bag/view'
import { lineFixOf } from '../line-fix'
import { cartConfirmOverlay } from './cart-confirm.overlay'

interface Ways {
  onFixed: () => void
  onReview: () => void
}

/**
 * Asks whether to go on without the lines that keep a bag from being ordered. False, and nothing is asked, where nothing would be left to
 * order. Loaded when a bag is blocked.
 */
export function askToGoOn({ lines }: Bag, ways: Ways): boolean {
  const fixes = lines.map(lineFixOf)
  if (!fixes.some((fix) => fix === null || fix === 'reduce')) return false
  openOverlay(cartConfirmOverlay, { lines: lines.filter((_, at) => fixes[at] !== null), ...ways })
  return true
}
