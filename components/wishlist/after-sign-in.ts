import { takePendingWish } from '@/lib/client/wishlist/pending-wish'
import { loadWishes } from '@/lib/client/wishlist/wishlist-calls'
import { toggleWish } from './toggle-wish'

/** Somebody is signed in: their hearts show, and the one they pressed before is given. */
export async function restoreWishes(): Promise<void> {
  const wish = takePendingWish()
  await Promise.all([loadWishes(), wish && toggleWish(wish, true)])
}
