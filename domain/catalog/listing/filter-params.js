// @ts-check

/** Parameters of the listing filters (LST-07 to LST-14), in the order addresses have them. Each belongs to one entry of filters.ts. */
export const FILTER_PARAMS = /** @type {const} */ ([
  'category',
  'brands',
  'prices',
  'origins',
  'rating',
  'tags',
  'products',
  'is_sale',
])

/**
 * Every parameter that narrows, sorts or windows a listing: a listing with one of them is made for each request. `page` is not among them,
 * as each page of a plain listing is static. The middleware's matcher must write the same list out.
 */
export const LISTING_PARAMS = /** @type {const} */ (['q', ...FILTER_PARAMS, 'limit', 'sort', 'skip'])
