import { setWish } from '@/lib/client/wishlist/wishlist-calls'
import type { WishlistItem } from '@/domain/wishlist/wishlist'
import { addToBag, addAndConfirm } from '@/components/bag/add/add-to-bag'
import { questionForClassification } from '@/components/bag/add/add-request'
import { showRefusal } from '@/components/bag/show-refusal'

/**
 * Adds a wish's combination to the bag and removes it from the wishlist; resolves to whether it did. Packs and gift cards need a question
 * first: they stay on the list.
 * @throws when the list could not be updated
 */
export async function moveToBag({ product_id, combination_id, product }: WishlistItem): Promise<boolean> {
  const wish = { productId: product_id, combinationId: combination_id }
  const ask = product ? questionForClassification(product.classification) : undefined
  if (ask) {
    await addToBag({ ...wish, ask })
    return false
  }
  const wanted = { product_id, combination_id, quantity: 1 }
  try {
    await addAndConfirm(wanted)
  } catch (failure) {
    await showRefusal(failure, wanted)
    return false
  }
  await setWish(wish, false)
  return true
}
