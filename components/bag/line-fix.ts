import { isBlocking } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'

export type LineFix = 'reduce' | 'save' | 'remove'

/** How a line is made orderable: fewer pieces while there are some, saved for later where it may return, else removed; null where it is. */
export function lineFixOf({ problems, max_quantity }: BagLineView): LineFix | null {
  const blocking = problems.find(isBlocking)
  if (!blocking) return null
  if (blocking.code === 'GONE') return 'remove'
  return max_quantity > 0 ? 'reduce' : 'save'
}
