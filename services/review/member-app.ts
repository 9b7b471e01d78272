import { object, string } from 'yup'
import { reportInputSchema } from '@/domain/review/report'
import { reviewInputSchema } from '@/domain/review/review-input'
import { requireMember } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, listQuery, page, query, serviceApp, success } from '../http'
import { optionalIdempotencyKey } from '../idempotency-key'
import { countAttempt } from '../limits'
import { reviewLimits } from './limits'
import { reviewForm } from './read/own-review'
import { waitingReviews } from './read/waiting'
import { editReview, removeReview } from './write/edit-review'
import { likedAmong, likeReview } from './write/likes'
import { postReview } from './write/post-review'
import { reportReview } from './write/reports'

/** `?ids=1,2,3`, a hundred at most. */
const idList = object({
  ids: string()
    .max(1_000)
    .matches(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .required(),
})

/** `?product_ids=1,2,3`: only these products. */
const waitingQuery = listQuery({ limit: 10, maxLimit: 100 }).shape({
  product_ids: string()
    .max(1_000)
    .matches(/^\d{1,9}(,\d{1,9}){0,99}$/),
})

const params = { id: NUMBER_PARAM }

/** Calls of members about reviews, on the public API (REV-18, REV-28). */
export const memberReviewApp = serviceApp()
  .post(
    '/reviews',
    browser(),
    requireMember,
    body(reviewInputSchema),
    optionalIdempotencyKey,
    async (context) => {
      const memberId = context.get('memberId')
      await countAttempt(reviewLimits['review-write'], String(memberId))
      const sent: unknown = await context.req.json()
      const { review, isNew } = await postReview(
        memberId,
        { input: context.req.valid('json'), body: sent },
        context.req.valid('header')['idempotency-key'] ?? null,
      )
      return context.json(success(review), isNew ? 201 : 200)
    },
  )
  .put('/reviews/:id', browser({ params }), requireMember, body(reviewInputSchema), async (context) => {
    const memberId = context.get('memberId')
    const id = idParam(context.req.param('id'))
    await countAttempt(reviewLimits['review-write'], String(memberId))
    const sent: unknown = await context.req.json()
    const review = await editReview(memberId, id, { input: context.req.valid('json'), body: sent })
    return context.json(success(review))
  })
  .delete('/reviews/:id', browser({ params }), requireMember, async (context) => {
    const id = idParam(context.req.param('id'))
    await removeReview(context.get('memberId'), id)
    return context.json(success({ _id: String(id) }))
  })
  .get(
    '/reviews/mine/:product',
    browser({ params: { product: NUMBER_PARAM } }),
    requireMember,
    async (context) => {
      const productId = idParam(context.req.param('product'))
      return context.json(success(await reviewForm(database(), context.get('memberId'), productId)))
    },
  )
  .get('/users/me/reviews/waiting', browser(), requireMember, query(waitingQuery), async (context) => {
    const { skip, limit, product_ids } = context.req.valid('query')
    const among = product_ids?.split(',').map(Number)
    const { waiting, total } = await waitingReviews(database(), context.get('memberId'), {
      skip,
      limit,
      among,
    })
    return context.json(page(waiting, total, { skip, limit }))
  })
  .get('/reviews/liked', browser(), requireMember, query(idList), async (context) => {
    const ids = context.req.valid('query').ids.split(',').map(Number)
    return context.json(success(await likedAmong(database(), context.get('memberId'), ids)))
  })
  .put('/reviews/:id/likes', browser({ params }), requireMember, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(reviewLimits['review-like'], String(memberId))
    const votes = await likeReview(memberId, idParam(context.req.param('id')), true)
    return context.json(success(votes))
  })
  .delete('/reviews/:id/likes', browser({ params }), requireMember, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(reviewLimits['review-like'], String(memberId))
    const votes = await likeReview(memberId, idParam(context.req.param('id')), false)
    return context.json(success(votes))
  })
  .post(
    '/reviews/:id/reports',
    browser({ params }),
    requireMember,
    body(reportInputSchema),
    async (context) => {
      const memberId = context.get('memberId')
      const id = idParam(context.req.param('id'))
      await countAttempt(reviewLimits['review-report'], String(memberId))
      await reportReview(memberId, id, context.req.valid('json'))
      return context.json(success({ _id: String(id) }), 201)
    },
  )

export type MemberReviewApp = typeof memberReviewApp
