import { takePendingWish } from '@/lib/client/wishlist/pending-wish'
import { loadWishes } from '@/lib/client/wishlist/wishlist-calls'

/** Runs after a sign-in: loads the member's hearts, and gives the one pressed before. */
export async function restoreWishes(): Promise<void> {
  const wish = takePendingWish()
  await Promise.all([
    loadWishes(),
    wish && import('./toggle-wish').then((code) => code.toggleWish(wish, true)),
  ])
}
