import { number, object } from 'yup'
import { PAGE_SIZE } from '@/domain/constants'
import { browser } from '../browser'
import { database } from '../database'
import { listQuery, page, parseJson, query, serviceApp, success } from '../http'
import {
  countReviewImages,
  countReviews,
  listReviews,
  reviewFilterSchema,
  reviewsWithPhotos,
} from './read/reviews'

const list = query(listQuery({ limit: PAGE_SIZE, maxLimit: 100 }))

/** Calls of the review service (REV-03). */
export const reviewApp = serviceApp()
  .get('/reviews', browser(), list, async (context) => {
    const { filter, sort, ...window } = context.req.valid('query')
    const { reviews, total } = await listReviews(
      database(),
      parseJson('filter', filter, reviewFilterSchema),
      sort,
      window,
    )
    return context.json(page(reviews, total, window))
  })
  .get('/reviews/count', browser({ calledBy: 'apps' }), list, async (context) => {
    const { filter } = context.req.valid('query')
    return context.json(
      success(await countReviews(database(), parseJson('filter', filter, reviewFilterSchema))),
    )
  })
  .get(
    '/reviews/with-photos',
    query(object({ limit: number().integer().min(1).max(24).default(8) })),
    async (context) =>
      context.json(success(await reviewsWithPhotos(database(), context.req.valid('query').limit))),
  )
  .get('/review-images/count', browser({ calledBy: 'apps' }), list, async (context) => {
    const { filter } = context.req.valid('query')
    return context.json(
      success(await countReviewImages(database(), parseJson('filter', filter, reviewFilterSchema))),
    )
  })

export type ReviewApp = typeof reviewApp
