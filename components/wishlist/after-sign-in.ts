import { takePendingWish } from '@/lib/client/wishlist/pending-wish'
import { loadWishes } from '@/lib/client/wishlist/wishlist-calls'
import { toggleWish } from './toggle-wish'

/** Runs after a sign-in: loads the member's hearts, and gives the one pressed before. */
export async function restoreWishes(): Promise<void> {
  const wish = takePendingWish()
  await Promise.all([loadWishes(), wish && toggleWish(wish, true)])
}
