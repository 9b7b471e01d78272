import { boolean, object } from 'yup'
import { readWishlistSort, WISHLIST_PAGE_SIZE } from '@/domain/wishlist/wishlist'
import { wishInputSchema, wishlistFilterSchema } from '@/domain/wishlist/wishlist-input'
import { requireMember } from '../account'
import { browser } from '../browser'
import { database } from '../database'
import { body, listQuery, page, parseJson, pickFields, query, serviceApp, success } from '../http'
import { countWishes, listWishes, wishIds } from './list'
import { isWatchingPrices, watchPrices } from './price-news/watching'
import { wish } from './wish'

const priceNewsInput = object({ is_wanted: boolean().strict().required() })
const list = listQuery({ limit: WISHLIST_PAGE_SIZE, maxLimit: 100 })

/** Calls of the wishlist (WSH-02, WSH-03), for members only. */
export const wishlistApp = serviceApp()
  .get('/v3/users/me/wishlists', browser(), requireMember, query(list), async (context) => {
    const { filter, sort, fields, ...window } = context.req.valid('query')
    const wanted = parseJson('filter', filter, wishlistFilterSchema)
    const { items, total } = await listWishes(
      database(),
      context.get('memberId'),
      wanted,
      readWishlistSort(sort),
      window,
    )
    return context.json(
      page(
        items.map((item) => pickFields(item, fields)),
        total,
        window,
      ),
    )
  })
  .get(
    '/v3/users/me/wishlists/count',
    browser({ calledBy: 'apps' }),
    requireMember,
    query(list),
    async (context) => {
      const wanted = parseJson('filter', context.req.valid('query').filter, wishlistFilterSchema)
      return context.json(success(await countWishes(database(), context.get('memberId'), wanted)))
    },
  )
  .get('/v3/users/me/wishlists/ids', browser(), requireMember, async (context) =>
    context.json(success(await wishIds(database(), context.get('memberId')))),
  )
  .post('/v3/users/me/wishlists', browser(), requireMember, body(wishInputSchema), async (context) => {
    const is_wishlisted = await wish(context.get('memberId'), context.req.valid('json'))
    return context.json(success({ is_wishlisted }))
  })
  /** Whether the member has news of wishes that became cheaper. */
  .get('/v3/users/me/price-news', browser(), requireMember, async (context) =>
    context.json(success({ is_wanted: await isWatchingPrices(database(), context.get('memberId')) })),
  )
  .put('/v3/users/me/price-news', browser(), requireMember, body(priceNewsInput), async (context) => {
    const { is_wanted } = context.req.valid('json')
    await watchPrices(context.get('memberId'), is_wanted)
    return context.json(success({ is_wanted }))
  })

export type WishlistApp = typeof wishlistApp
