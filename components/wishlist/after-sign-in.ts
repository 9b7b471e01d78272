import { takePendingWish } from '@/lib/client/wishlist/pending-wish'
import { loadWishes } from '@/lib/client/wishlist/wishlist-calls'
import { carryOut } from './toggle-wish'

/** Somebody is signed in: their hearts show, and the one they pressed before is given. */
export async function begin(): Promise<void> {
  const wish = takePendingWish()
  await Promise.all([loadWishes(), wish && carryOut(wish, true)])
}
