'use client'

import useSWRInfinite from 'swr/infinite'
import type { Page } from '@/domain/envelope'
import { PHOTOS_A_PAGE, type WallPhoto } from '@/domain/review/wall-photo'
import { api, getPage } from '@/lib/client/api'

const pageOf = (productId: number, index: number) =>
  api.review['review-images'].$path({
    query: {
      product_id: String(productId),
      skip: String(index * PHOTOS_A_PAGE),
      limit: String(PHOTOS_A_PAGE),
    },
  })

/** The photos of a product's reviews, a page at a time; the wall and its viewer share them. */
export function useWallPhotos(productId: number) {
  const keyOf = (index: number) => pageOf(productId, index)
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<
    Page<WallPhoto>,
    unknown,
    typeof keyOf
  >(keyOf, getPage, { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false })
  // A new photo moves others to the next page.
  const byKey = new Map(
    data?.flatMap((page) => page.data.map((photo) => [`${photo.review._id} ${photo.url}`, photo] as const)),
  )
  const photos = [...byKey.values()]
  return {
    photos,
    /** null until known */
    total: data?.[0]?.total ?? null,
    error: isValidating ? null : error,
    isLoading: isValidating,
    /** Loads the next page. */
    more: () => void setSize(Math.max(size, data?.length ?? 0) + 1),
    retry: () => void mutate(),
  }
}
