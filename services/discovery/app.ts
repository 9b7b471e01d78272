import { object, string } from 'yup'
import { queryText } from '@/domain/catalog/listing/catalog-filter'
import { SUGGESTED_TAGS, TAG_SEARCH_FROM } from '@/domain/catalog/suggestions'
import { PAGE_SIZE, TRENDING_DAYS, TRENDING_LIMIT } from '@/domain/constants'
import { badRequest, notFound } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import { globalFilterSchema } from '@/domain/search/global'
import { searchClickSchema } from '@/domain/search/history'
import { KEYWORD_LIMIT, plainKeyword } from '@/domain/search/keyword'
import { callerOf, loadSession, requireMember } from '../account'
import { browser, UUID_PARAM } from '../browser'
import { searchProducts, searchTags } from '../catalog'
import { database } from '../database'
import { body, listQuery, page, parseJson, pickFields, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { discoveryLimits } from './limits'
import { globalCounts, globalSearch } from './global-search'
import { deleteSearch, deleteSearches, recentSearches } from './history'
import { recordSearch } from './record'
import { trendingSearches } from './trending'

const tagQuery = listQuery({ limit: SUGGESTED_TAGS, maxLimit: 50 }).shape({
  keyword: queryText.max(KEYWORD_LIMIT).default(''),
})
const groupQuery = listQuery({ limit: PAGE_SIZE, maxLimit: 50 })
const countQuery = object({ filter: string().max(8_000).optional() })

/** Calls of search on the public API (SRC-06 to SRC-12, SRC-18). */
export const discoveryApp = serviceApp()
  .get('/search-history-keywords', browser(), requireMember, async (context) =>
    context.json(success(await recentSearches(database(), context.get('memberId')))),
  )
  .delete('/search-history-keywords-clear', browser(), requireMember, async (context) =>
    context.json(success({ total: await deleteSearches(database(), context.get('memberId')) })),
  )
  .delete(
    '/search-history-keywords/:id',
    browser({ params: { id: UUID_PARAM } }),
    requireMember,
    async (context) => {
      const id = context.req.param('id')
      if (!isUuid(id)) throw notFound('search')
      await deleteSearch(database(), context.get('memberId'), id)
      return context.json(success({ _id: id }))
    },
  )
  .post(
    '/search-history-clicks',
    browser(),
    loadSession,
    // Sent by pages, not from a form: errors are not reported by field.
    body(searchClickSchema, (failure, fields) => badRequest(failure.message, { fields })),
    async (context) => {
      const { address, deviceId } = callerOf(context)
      await countAttempt(discoveryLimits['search-record'], address)
      const userId = context.get('session')?.userId ?? null
      await recordSearch(database(), context.req.valid('json'), { userId, deviceId })
      return context.json(success({ is_recorded: true }))
    },
  )
  .get('/search/trending', browser(), async (context) =>
    context.json(success(await trendingSearches(database()))),
  )
  .get(
    '/products/featured/trending',
    browser(),
    query(listQuery({ limit: TRENDING_LIMIT, maxLimit: 50 })),
    async (context) => {
      const { skip, limit, fields } = context.req.valid('query')
      const { cards, total } = await searchProducts(
        database(),
        { is_in_stock: true, created_within_days: TRENDING_DAYS },
        'most-purchased',
        { skip, limit, count: true },
      )
      return context.json(
        page(
          cards.map((card) => pickFields(card, fields)),
          total,
          { skip, limit },
        ),
      )
    },
  )
  .get('/product/tags', browser(), query(tagQuery), async (context) => {
    const { keyword, skip, limit } = context.req.valid('query')
    // A shorter keyword would match too many tags (SRC-16).
    if (plainKeyword(keyword).length < TAG_SEARCH_FROM) return context.json(page([], 0, { skip, limit }))
    const { tags, total } = await searchTags(database(), keyword, { skip, limit })
    return context.json(page(tags, total, { skip, limit }))
  })
  .get('/global-search', browser(), query(groupQuery), async (context) => {
    const { filter, sort, skip, limit } = context.req.valid('query')
    const wanted = parseJson('filter', filter, globalFilterSchema)
    return context.json(success(await globalSearch(database(), wanted, sort, { skip, limit })))
  })
  .get('/global-search/count', browser({ calledBy: 'apps' }), query(countQuery), async (context) => {
    const wanted = parseJson('filter', context.req.valid('query').filter, globalFilterSchema)
    return context.json(success(await globalCounts(database(), wanted)))
  })

export type DiscoveryApp = typeof discoveryApp
