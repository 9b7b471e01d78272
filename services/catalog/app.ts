import { boolean, type InferType, number, object, string } from 'yup'
import { ADDRESS_KINDS } from '@/domain/catalog/address'
import { productFilterSchema, queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import { SUGGESTED_PRODUCTS } from '@/domain/catalog/suggestions'
import {
  BRANDS_MENU_LIMIT,
  CONCERN_TAGS_LIMIT,
  INTEGER_MAX,
  PAGE_SIZE,
  TRENDING_LIMIT,
} from '@/domain/constants'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import {
  idParam,
  listQuery,
  page,
  parseJson,
  pickFields,
  query,
  serviceApp,
  success,
  totalOf,
  treeJson,
} from '../http'
import { addressesOf } from './exports/page-addresses'
import { peopleAlsoBuy } from './products/also-buy'
import { bannerFilterSchema, listBanners } from './promotions/banners'
import { brandById, brandFilterSchema, brandLetters, listBrands } from './taxonomy/brands'
import { categoryById, categoryTree } from './taxonomy/categories'
import { flashSaleSessions } from './promotions/flash-sale-sessions'
import { exportBrands, exportOffers, exportProducts, exportRanges } from './exports/catalog-exports'
import { withFields } from './products/list-fields'
import { productById } from './products/product'
import {
  countPromotions,
  flashSaleItems,
  listPromotions,
  promotionBy,
  promotionDocumentFilterSchema,
  promotionFilterSchema,
} from './promotions/promotions'
import { distinctOf, facetsOf } from './search/facets'
import { countProducts, searchProducts } from './search/products'
import { suggest } from './search/suggest'
import { listTags, tagFilterSchema } from './taxonomy/tags'

/** `count=false` skips the total. */
const productList = listQuery({ limit: PAGE_SIZE }).shape({ count: boolean().default(true) })
const exportId = number().integer().min(0).max(INTEGER_MAX).required()
const addressQuery = object({
  kind: string().oneOf(ADDRESS_KINDS).required(),
  keys: string().max(20_000).required(),
})
/** `limit` is of the products. */
const suggestionsQuery = object({
  keyword: queryText.max(200).required(),
  limit: number().integer().min(0).max(SUGGESTED_PRODUCTS).default(SUGGESTED_PRODUCTS),
})
const limitQuery = object({ limit: number().integer().min(1).max(50).default(TRENDING_LIMIT) })

/** One window of the matching products, the answer of the listing calls; with a keyword also its interpretation (`understood`). */
async function productPage({ filter, sort, fields, ...window }: InferType<typeof productList>) {
  const wanted = parseJson('filter', filter, productFilterSchema)
  const { cards, total, understood } = await searchProducts(database(), wanted, sort, window)
  const shown = await withFields(database(), cards, fields)
  return { ...page(shown, total, window), ...(understood && { understood }) }
}

type ListWish = InferType<ReturnType<typeof listQuery>>

/** One window of the matching products' brands or categories by number of products, or by name with `sort=name`. */
async function distinctPage(kind: 'brand' | 'category', { filter, sort, fields, ...window }: ListWish) {
  const wanted = parseJson('filter', filter, productFilterSchema)
  const { rows, total } = await distinctOf(database(), kind, wanted, { ...window, byName: sort === 'name' })
  return page(
    rows.map((row) => pickFields(row, fields)),
    total,
    window,
  )
}

/** Calls of the catalogue (SRC-20, LST-33 to LST-36, PDP-01, DEC-21). */
export const catalogApp = serviceApp()
  .get('/v3/search', browser(), query(productList), async (context) =>
    context.json(await productPage(context.req.valid('query'))),
  )
  .get('/v3/search/count', browser({ calledBy: 'apps' }), query(productList), async (context) => {
    const { filter } = context.req.valid('query')
    return context.json(
      success(await countProducts(database(), parseJson('filter', filter, productFilterSchema))),
    )
  })
  .get('/v3/search/facets', browser(), query(productList), async (context) => {
    const { filter } = context.req.valid('query')
    return context.json(success(await facetsOf(database(), parseJson('filter', filter, productFilterSchema))))
  })
  .get('/v3/search/suggestions', browser(), query(suggestionsQuery), async (context) => {
    const { keyword, limit } = context.req.valid('query')
    return context.json(success(await suggest(database(), keyword, limit)))
  })
  .get('/v3/products', browser(), query(productList), async (context) =>
    context.json(await productPage(context.req.valid('query'))),
  )
  .get('/v3/products/:key', browser({ params: { key: /\d+[^/]*/ } }), async (context) => {
    const [id = ''] = context.req.param('key').split('-', 1)
    return context.json(success(await productById(database(), idParam(id))))
  })
  .get(
    '/v3/people-also-buy/:id',
    browser({ calledBy: 'apps', params: { id: NUMBER_PARAM } }),
    query(limitQuery),
    async (context) => {
      const { limit } = context.req.valid('query')
      return context.json(success(await peopleAlsoBuy(database(), idParam(context.req.param('id')), limit)))
    },
  )
  .get('/v3/brands', browser(), query(listQuery({ limit: BRANDS_MENU_LIMIT })), async (context) => {
    const { filter, sort, fields, ...window } = context.req.valid('query')
    const { brands, total } = await listBrands(
      database(),
      parseJson('filter', filter, brandFilterSchema),
      sort,
      window,
    )
    return context.json(
      page(
        brands.map((brand) => pickFields(brand, fields)),
        total,
        window,
      ),
    )
  })
  .get(
    '/v3/brand/search',
    browser({ calledBy: 'apps' }),
    query(listQuery({ limit: PAGE_SIZE })),
    async (context) => {
      const { filter, sort, ...window } = context.req.valid('query')
      const { brands, total } = await listBrands(
        database(),
        parseJson('filter', filter, brandFilterSchema),
        sort ?? 'most-purchased',
        window,
      )
      return context.json(page(brands, total, window))
    },
  )
  .get('/v3/brands/letters', browser({ calledBy: 'apps' }), async (context) =>
    context.json(success(await brandLetters(database()))),
  )
  .get(
    '/v3/brands/distinct/products',
    browser({ calledBy: 'apps' }),
    query(listQuery({ limit: BRANDS_MENU_LIMIT })),
    async (context) => context.json(await distinctPage('brand', context.req.valid('query'))),
  )
  .get('/v3/brands/:id', browser({ calledBy: 'apps', params: { id: NUMBER_PARAM } }), async (context) =>
    context.json(success(await brandById(database(), idParam(context.req.param('id'))))),
  )
  .get(
    '/v3/categories/children',
    browser(),
    query(object({ parent_id: rowId.optional() })),
    async (context) => {
      const { parent_id } = context.req.valid('query')
      return treeJson(context, success(await categoryTree(database(), parent_id ?? null)))
    },
  )
  .get(
    '/v3/categories/distinct/products',
    browser({ calledBy: 'apps' }),
    query(listQuery({ limit: 100 })),
    async (context) => context.json(await distinctPage('category', context.req.valid('query'))),
  )
  .get('/v3/categories/:id', browser({ calledBy: 'apps', params: { id: NUMBER_PARAM } }), async (context) =>
    context.json(success(await categoryById(database(), idParam(context.req.param('id'))))),
  )
  .get('/tags', browser(), query(listQuery({ limit: CONCERN_TAGS_LIMIT })), async (context) => {
    const { filter, ...window } = context.req.valid('query')
    const { tags, total } = await listTags(database(), parseJson('filter', filter, tagFilterSchema), window)
    return context.json(page(tags, total, window))
  })
  .get('/banners', browser({ calledBy: 'apps' }), query(listQuery({ limit: 15 })), async (context) => {
    const { filter, ...window } = context.req.valid('query')
    return context.json(
      success(await listBanners(database(), parseJson('filter', filter, bannerFilterSchema), window)),
    )
  })
  .get('/banners/all', browser(), query(listQuery({ limit: 100 })), async (context) => {
    const { filter, ...window } = context.req.valid('query')
    return context.json(
      success(await listBanners(database(), parseJson('filter', filter, bannerFilterSchema), window)),
    )
  })
  .get(
    '/v3/promotions',
    browser({ calledBy: 'apps' }),
    query(listQuery({ limit: PAGE_SIZE })),
    async (context) => {
      const { filter, fields, ...window } = context.req.valid('query')
      const wanted = parseJson('filter', filter, promotionFilterSchema)
      const rows = await listPromotions(database(), wanted, window)
      const total = await totalOf(rows, window, () => countPromotions(database(), wanted))
      return context.json(
        page(
          rows.map((row) => pickFields(row, fields)),
          total,
          window,
        ),
      )
    },
  )
  .get(
    '/v3/promotions/count',
    browser({ calledBy: 'apps' }),
    query(listQuery({ limit: PAGE_SIZE })),
    async (context) => {
      const { filter } = context.req.valid('query')
      return context.json(
        success(await countPromotions(database(), parseJson('filter', filter, promotionFilterSchema))),
      )
    },
  )
  .get('/v3/promotions/flash-sale-sessions', browser({ calledBy: 'apps' }), async (context) =>
    context.json(success(await flashSaleSessions(database()))),
  )
  // A document of its own, without the products it names: `filter` asks for nothing else (GAM-05).
  .get(
    '/v3/promotions/:key',
    browser({ params: { key: /[a-z0-9-]+/ } }),
    query(listQuery({ limit: 1 }).pick(['filter', 'fields'])),
    async (context) => {
      const { filter, fields } = context.req.valid('query')
      parseJson('filter', filter, promotionDocumentFilterSchema)
      return context.json(
        success(pickFields(await promotionBy(database(), context.req.param('key')), fields)),
      )
    },
  )
  .get('/v3/promotions/:id/items', async (context) =>
    context.json(success(await flashSaleItems(database(), idParam(context.req.param('id'))))),
  )
  // For the storefront's sitemap and feeds; the gateway does not expose these calls.
  .get('/v3/exports/addresses', query(addressQuery), async (context) => {
    const { kind, keys } = context.req.valid('query')
    return context.json(success(await addressesOf(database(), kind, keys.split(','))))
  })
  .get(
    '/v3/exports/ranges',
    query(object({ size: number().integer().min(1_000).max(50_000).required() })),
    async (context) => context.json(success(await exportRanges(database(), context.req.valid('query').size))),
  )
  .get('/v3/exports/products', query(object({ after: exportId, through: exportId })), async (context) => {
    const { after, through } = context.req.valid('query')
    return context.json(success(await exportProducts(database(), after, through)))
  })
  .get('/v3/exports/brands', async (context) => context.json(success(await exportBrands(database()))))
  .get(
    '/v3/exports/offers',
    query(object({ after: exportId, limit: number().integer().min(1).max(1_000).required() })),
    async (context) => {
      const { after, limit } = context.req.valid('query')
      return context.json(success(await exportOffers(database(), after, limit)))
    },
  )

export type CatalogApp = typeof catalogApp
