'use client'

import { useEffect } from 'react'
import type { WishlistSort } from '@/domain/wishlist/wishlist'
import { forgetRemovedWish, overdueWishes } from '@/lib/client/wishlist/removed-wishes'
import { usePage } from '@/lib/client/use-data'
import { setWish } from '@/lib/client/wishlist/wishlist-calls'
import { wishlistUrl } from './wishlist-url'

/** Sends removals that a page left unfinished. Without network they stay pending. */
async function finishRemovals(memberId: number): Promise<boolean> {
  const wishes = overdueWishes(memberId)
  for (const wish of wishes) {
    await setWish(wish, false)
    forgetRemovedWish(wish.combinationId)
  }
  return wishes.length > 0
}

/** One page of the member's wishes; `items` is undefined while loading. */
export function useWishlist(memberId: number, sort: WishlistSort, page: number) {
  const { data, error, isValidating, mutate } = usePage(wishlistUrl(sort, page), {
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  useEffect(() => {
    finishRemovals(memberId).then(
      (hasChanged) => {
        if (hasChanged) void mutate()
      },
      // Retried on the next visit.
      () => undefined,
    )
  }, [memberId, mutate])

  return {
    items: data?.data,
    total: data?.total ?? 0,
    hasFailed: error !== undefined && !isValidating && !data,
    error,
    refresh: () => mutate(),
  }
}
