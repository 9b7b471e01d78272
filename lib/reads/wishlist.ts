import 'server-only'
import { array, boolean, number, object, string } from 'yup'
import type { Page } from '@/domain/envelope'
import type { WishlistItem } from '@/domain/wishlist/wishlist'
import { wishlistClient } from '@/lib/services/clients'
import { readChecked } from '@/lib/services/read'
import { callerHeaders } from './caller'
import { readWithPage } from './with-page'

/** What a row of the wishlist could not be drawn without. */
const itemShape = object({
  product_id: number().required(),
  combination_id: string().required(),
  is_gone: boolean().required(),
  product: object().nullable().defined(),
  combination: object().nullable().defined(),
})
const pageShape = object({ data: array(itemShape).required(), total: number().integer().min(0).required() })

/** A page of the member's wishlist, with what the list of the browser asks. */
export const getWishlistPage = (query: Record<string, string>): Promise<Page<WishlistItem> | undefined> =>
  readWithPage('a page of the wishlist', async () =>
    readChecked(wishlistClient.v3.users.me.wishlists.$get({ query }, await callerHeaders()), pageShape),
  )
