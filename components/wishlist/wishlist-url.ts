import { WISHLIST_PAGE_SIZE, type WishlistSort } from '@/domain/wishlist/wishlist'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'

/** What the call for a page of the wishlist asks; `page` counts from 1. */
export const wishlistQuery = (sort: WishlistSort, page: number) =>
  listQuery({ sort, skip: (page - 1) * WISHLIST_PAGE_SIZE, limit: WISHLIST_PAGE_SIZE })

export const wishlistUrl = (sort: WishlistSort, page: number) =>
  api.catalog.v3.users.me.wishlists.$path({ query: wishlistQuery(sort, page) })
