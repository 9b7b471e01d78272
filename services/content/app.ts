import { object } from 'yup'
import { queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import { dislikeInputSchema } from '@/domain/content/vote'
import { notFound } from '@/domain/error'
import { KEYWORD_LIMIT } from '@/domain/search/keyword'
import { callerOf, loadSession } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, listQuery, page, parseJson, pickFields, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { contentLimits } from './limits'
import { listCategories } from './read/categories'
import { pageInForce, pagesInForce, pageVersion } from './read/pages'
import { openPosition, openPositions } from './read/positions'
import { listPosts, postFilterSchema, relatedPosts, textsOf } from './read/posts'
import { countPosts, helpSearchFilterSchema, searchPosts } from './search/search'
import { countView } from './votes/views'
import { visitorOf } from './votes/visitor'
import { standingOf, toggleVote } from './votes/votes'

const list = listQuery({ limit: 10, maxLimit: 100 })
const found = listQuery({ limit: 10, maxLimit: 50 }).shape({
  keyword: queryText.max(KEYWORD_LIMIT).default(''),
})
const counted = object({ keyword: queryText.max(KEYWORD_LIMIT).default('') })
const categoryFilter = object({ id: rowId.optional(), slug: queryText.optional() })
const params = { id: NUMBER_PARAM }

/** Whether a list of fields names the text. */
const isOfBody = (fields = '') => fields.split(',').some((field) => /^(body|headings)\b/.test(field.trim()))

/** Calls of the help centre and the static pages. */
export const contentApp = serviceApp()
  .get('/categories', browser({ calledBy: 'apps' }), query(list), async (context) => {
    const { filter, ...window } = context.req.valid('query')
    const wanted = parseJson('filter', filter, categoryFilter)
    const all = await listCategories(database(), wanted)
    return context.json(page(all.slice(window.skip, window.skip + window.limit), all.length, window))
  })
  .get('/posts', browser(), query(list), async (context) => {
    const { filter, sort, fields, ...window } = context.req.valid('query')
    const wanted = parseJson('filter', filter, postFilterSchema)
    const { posts, total } = await listPosts(database(), wanted, sort, window)
    // The text comes with one article, or when it is asked for.
    const withText = wanted.id !== undefined || wanted.slug !== undefined || isOfBody(fields)
    const texts = withText
      ? await textsOf(
          database(),
          posts.map(({ id }) => id),
        )
      : null
    const rows = posts.map((post) => pickFields({ ...post, ...texts?.get(post.id) }, fields))
    return context.json(page(rows, total, window))
  })
  .get('/posts/:id/related', browser({ calledBy: 'apps', params }), async (context) => {
    const related = await relatedPosts(database(), idParam(context.req.param('id')))
    if (!related) throw notFound('article')
    return context.json(success(related))
  })
  .put('/posts/:id/view', browser({ params }), loadSession, async (context) => {
    await countAttempt(contentLimits['help-view'], callerOf(context).address)
    return context.json(success(await countView(idParam(context.req.param('id')), visitorOf(context))))
  })
  .get('/post/:id/likes', browser({ params }), loadSession, async (context) => {
    const id = idParam(context.req.param('id'))
    const { likes, vote } = await standingOf(database(), id, visitorOf(context))
    return context.json(success({ count: likes, is_liked: vote === 'like' }))
  })
  .post('/post/:id/likes', browser({ params }), loadSession, async (context) => {
    await countAttempt(contentLimits['help-vote'], callerOf(context).address)
    const id = idParam(context.req.param('id'))
    const { likes, vote } = await toggleVote(id, visitorOf(context), { vote: 'like' })
    return context.json(success({ count: likes, is_liked: vote === 'like' }))
  })
  .get('/post/:id/dislikes', browser({ params }), loadSession, async (context) => {
    const id = idParam(context.req.param('id'))
    const { dislikes, vote } = await standingOf(database(), id, visitorOf(context))
    return context.json(success({ count: dislikes, is_disliked: vote === 'dislike' }))
  })
  .post('/post/:id/dislikes', browser({ params }), loadSession, body(dislikeInputSchema), async (context) => {
    await countAttempt(contentLimits['help-vote'], callerOf(context).address)
    const id = idParam(context.req.param('id'))
    const { reason, text } = context.req.valid('json')
    const { dislikes, vote } = await toggleVote(id, visitorOf(context), {
      vote: 'dislike',
      reason,
      note: text,
    })
    return context.json(success({ count: dislikes, is_disliked: vote === 'dislike' }))
  })
  .get('/search', browser({ calledBy: 'apps' }), query(found), async (context) => {
    await countAttempt(contentLimits['help-search'], callerOf(context).address)
    const { keyword, filter, fields, skip, limit } = context.req.valid('query')
    const wanted = parseJson('filter', filter, helpSearchFilterSchema)
    const { posts, total } = await searchPosts(database(), keyword, wanted, { skip, limit })
    return context.json(
      page(
        posts.map((post) => pickFields(post, fields)),
        total,
        { skip, limit },
      ),
    )
  })
  .get('/search/count', browser({ calledBy: 'apps' }), query(counted), async (context) => {
    await countAttempt(contentLimits['help-search'], callerOf(context).address)
    return context.json(success(await countPosts(database(), context.req.valid('query').keyword)))
  })
  .get('/pages', async (context) => context.json(success(await pagesInForce(database()))))
  .get('/pages/:slug', async (context) => {
    const found = await pageInForce(database(), context.req.param('slug'))
    if (!found) throw notFound('page')
    return context.json(success(found))
  })
  .get('/pages/:slug/versions/:version', async (context) => {
    const { slug, version } = context.req.param()
    const found = await pageVersion(database(), slug, idParam(version))
    if (!found) throw notFound('page')
    return context.json(success(found))
  })
  .get('/positions', async (context) => context.json(success(await openPositions(database()))))
  .get('/positions/:slug', async (context) => {
    const found = await openPosition(database(), context.req.param('slug'))
    if (!found) throw notFound('position')
    return context.json(success(found))
  })

export type ContentApp = typeof contentApp
