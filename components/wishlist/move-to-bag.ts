import { add, put } from '@/components/bag/add/add-to-bag'
import { askOf } from '@/components/bag/add/add-request'
import { tellRefusal } from '@/components/bag/show-refusal'
import { setWish } from '@/lib/client/wishlist/wishlist-calls'
import type { WishlistItem } from '@/domain/wishlist/wishlist'

/**
 * Puts a wish into the bag, the very combination, and takes it off the wishlist; tells whether it did. Packs and gift cards ask first: they
 * stay on the list. @throws when the list could not be told
 */
export async function moveToBag({ product_id, combination_id, product }: WishlistItem): Promise<boolean> {
  const wish = { productId: product_id, combinationId: combination_id }
  const ask = product ? askOf(product.classification) : undefined
  if (ask) {
    await add({ ...wish, ask })
    return false
  }
  const wanted = { product_id, combination_id, quantity: 1 }
  try {
    await put(wanted)
  } catch (failure) {
    await tellRefusal(failure, wanted)
    return false
  }
  await setWish(wish, false)
  return true
}
