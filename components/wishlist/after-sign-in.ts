import { takeWish } from '@/lib/client/pending-wish'
import { loadWishes } from '@/lib/client/wishes'
import { toggleWish } from './toggle-wish'

/** Somebody is signed in: their hearts show, and the one they pressed before is given. */
export async function restoreWishes(): Promise<void> {
  const wish = takeWish()
  await Promise.all([loadWishes(), wish && toggleWish(wish, true)])
}
