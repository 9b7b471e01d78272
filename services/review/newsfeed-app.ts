import { domainError } from '@/domain/error-codes'
import { notFound } from '@/domain/error'
import { requireMember, usersById } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { idParam, listQuery, page, query, serviceApp, success } from '../http'
import { reviewTotalsOf } from './read/member-totals'
import { photosOfMember, reviewsLikedBy, reviewsOfMember } from './read/newsfeed'

const REVIEWS_PER_PAGE = 10
const PHOTOS_PER_PAGE = 24

const params = { id: NUMBER_PARAM }
const reviewPage = query(listQuery({ limit: REVIEWS_PER_PAGE, maxLimit: 50 }))
const photoPage = query(listQuery({ limit: PHOTOS_PER_PAGE, maxLimit: 60 }))

/** The member an address names. @throws NOT_FOUND also for a deleted one */
async function memberOf(text: string): Promise<number> {
  const id = idParam(text)
  const member = (await usersById(database(), [id])).get(id)
  if (member?.removed_at !== null) throw notFound('member')
  return id
}

/** Members' reviews as members read them, on the public API (REV-04). */
export const newsfeedApp = serviceApp()
  .get('/newsfeeds/user/:id', browser({ calledBy: 'apps', params }), requireMember, async (context) => {
    const totals = await reviewTotalsOf(database(), await memberOf(context.req.param('id')))
    return context.json(success({ total_reviews: totals.reviews, total_likes: totals.likes }))
  })
  .get('/newsfeeds/user-reviews/:id', browser({ params }), requireMember, reviewPage, async (context) => {
    const { skip, limit } = context.req.valid('query')
    const id = await memberOf(context.req.param('id'))
    const isOwn = id === context.get('memberId')
    const { reviews, total } = await reviewsOfMember(database(), id, isOwn, { skip, limit })
    return context.json(page(reviews, total, { skip, limit }))
  })
  .get('/newsfeeds/user/:id/likes', browser({ params }), requireMember, reviewPage, async (context) => {
    const { skip, limit } = context.req.valid('query')
    const id = await memberOf(context.req.param('id'))
    // What a member finds helpful is for that member alone.
    if (id !== context.get('memberId')) throw domainError('FORBIDDEN', 'votes of another member')
    const { reviews, total } = await reviewsLikedBy(database(), id, { skip, limit })
    return context.json(page(reviews, total, { skip, limit }))
  })
  .get('/newsfeeds/user/:id/photos', browser({ params }), requireMember, photoPage, async (context) => {
    const { skip, limit } = context.req.valid('query')
    const id = await memberOf(context.req.param('id'))
    const { photos, total } = await photosOfMember(database(), id, { skip, limit })
    return context.json(page(photos, total, { skip, limit }))
  })

export type NewsfeedApp = typeof newsfeedApp
