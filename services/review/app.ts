import { number, object } from 'yup'
import { rowId } from '@/domain/catalog/listing/catalog-filter'
import { INTEGER_MAX, PAGE_SIZE } from '@/domain/constants'
import { PHOTOS_A_PAGE } from '@/domain/review/wall-photo'
import { browser } from '../browser'
import { database } from '../database'
import { listQuery, page, parseJson, query, serviceApp, success } from '../http'
import { countReviewImages, countReviews } from './read/counts'
import { photoAddresses } from './read/photo-addresses'
import { reviewFilterSchema } from './read/review-filter'
import { highlightsOf, listReviews, reviewsWithPhotos } from './read/reviews'
import { wallPhotos } from './read/wall-photos'

const list = query(listQuery({ limit: PAGE_SIZE, maxLimit: 100 }))

const wall = query(
  object({
    product_id: rowId.required(),
    skip: number().integer().min(0).max(1_000_000).default(0),
    limit: number().integer().min(1).max(60).default(PHOTOS_A_PAGE),
  }),
)

/** Products after the first id up to the second, as in the catalogue's exports. */
const range = object({
  after: number().integer().min(0).max(INTEGER_MAX).default(0),
  through: number().integer().min(0).max(INTEGER_MAX).required(),
})

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
  .get('/reviews/highlights', query(object({ product_id: rowId.required() })), async (context) =>
    context.json(success(await highlightsOf(database(), context.req.valid('query').product_id))),
  )
  .get('/review-images/count', browser({ calledBy: 'apps' }), list, async (context) => {
    const { filter } = context.req.valid('query')
    return context.json(
      success(await countReviewImages(database(), parseJson('filter', filter, reviewFilterSchema))),
    )
  })
  .get('/review-images', browser(), wall, async (context) => {
    const { product_id, ...window } = context.req.valid('query')
    const { photos, total } = await wallPhotos(database(), product_id, window)
    return context.json(page(photos, total, window))
  })
  .get('/exports/review-images', query(range), async (context) =>
    context.json(success(await photoAddresses(database(), context.req.valid('query')))),
  )

export type ReviewApp = typeof reviewApp
