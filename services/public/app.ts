import { object, string } from 'yup'
import { notFound } from '@/domain/error'
import { browser, NUMBER_PARAM } from '../browser'
import { accountLimits, callerOf, checkPhone, phoneFilter, requireMember, usersById } from '../account'
import { database } from '../database'
import { idParam, listQuery, page, parseJson, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { publicLimits } from './limits'
import { offerUpload } from '../media'
import { reviewsOfMember, reviewTotalsOf } from '../review'

const REVIEWS_PER_PAGE = 10

const file = object({
  fileName: string().max(255).required(),
  contentType: string().max(100).required(),
})

/** The member an address names. @throws NOT_FOUND also for a deleted one */
async function reviewerOf(text: string): Promise<number> {
  const id = idParam(text)
  const member = (await usersById(database(), [id])).get(id)
  if (member?.removed_at !== null) throw notFound('member')
  return id
}

/** Calls of the public API (DEC-21). */
export const publicApp = serviceApp()
  .get(
    '/auth/phone/check',
    browser(),
    query(object({ filter: string().max(500).required() })),
    async (context) => {
      await countAttempt(accountLimits.lookup, callerOf(context).address)
      const filter = parseJson('filter', context.req.valid('query').filter, phoneFilter)
      return context.json(success(await checkPhone(database(), filter)))
    },
  )
  .get('/pre-signed-url', browser(), requireMember, query(file), async (context) => {
    await countAttempt(publicLimits.upload, String(context.get('memberId')))
    return context.json(success(offerUpload(context.get('memberId'), context.req.valid('query'))))
  })
  .get(
    '/newsfeeds/user/:id',
    browser({ calledBy: 'apps', params: { id: NUMBER_PARAM } }),
    requireMember,
    async (context) => {
      const totals = await reviewTotalsOf(database(), await reviewerOf(context.req.param('id')))
      return context.json(success({ total_reviews: totals.reviews, total_likes: totals.likes }))
    },
  )
  .get(
    '/newsfeeds/user-reviews/:id',
    browser({ params: { id: NUMBER_PARAM } }),
    requireMember,
    query(listQuery({ limit: REVIEWS_PER_PAGE, maxLimit: 50 })),
    async (context) => {
      const { skip, limit } = context.req.valid('query')
      const id = await reviewerOf(context.req.param('id'))
      const { reviews, total } = await reviewsOfMember(database(), id, { skip, limit })
      return context.json(page(reviews, total, { skip, limit }))
    },
  )

export type PublicApp = typeof publicApp
