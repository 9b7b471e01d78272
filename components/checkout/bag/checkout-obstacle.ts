import { isBlocking } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'

/** The reason why the bag cannot be checked out. */
export function checkoutObstacle(bag: Bag): 'empty' | 'blocked' | null {
  if (bag.cart_id === null || bag.lines.length === 0) return 'empty'
  return bag.lines.some(({ problems }) => problems.some(isBlocking)) ? 'blocked' : null
}
