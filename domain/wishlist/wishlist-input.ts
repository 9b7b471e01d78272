import { array, boolean, type InferType, object, string } from 'yup'
import { rowId } from '../catalog/listing/catalog-filter'

/** Input of the wishlist's calls (WSH-02, WSH-03). */

/** POST /v3/users/me/wishlists: turns the wish round, or makes it what `is_wishlisted` says. */
export const wishInputSchema = object({
  product_id: rowId.required(),
  product_combination_id: string().max(40).required(),
  is_wishlisted: boolean().optional(),
})
export type WishInput = InferType<typeof wishInputSchema>

/** `filter` of the list and its count. */
export const wishlistFilterSchema = object({
  product_id: rowId.optional(),
  product_combination_id: array(string().max(40).required()).max(100).optional(),
  /** only what can be bought now, or only what cannot */
  is_available: boolean().optional(),
})
export type WishlistFilter = InferType<typeof wishlistFilterSchema>
