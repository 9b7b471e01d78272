/** Business constants and limits (docs/requirements.md). Sizes in pixels of the layout live in the stylesheet. */
export const PAGE_SIZE = 16
export const SEARCH_COUNT_CAP = 100
export const BRANDS_MENU_LIMIT = 100
export const CONCERN_TAGS_LIMIT = 20
export const STORES_LIMIT = 200
export const MAX_DISPLAY_PHOTOS = 7
export const TRENDING_LIMIT = 10
export const TRENDING_DAYS = 60
export const DESCRIPTION_TRIM = 700
/** limitOrderProduct: most pieces of one product in a bag, all its combinations together. */
export const MAX_LIMIT_ORDER = 20
export const FREE_SHIPPING_LIMIT = 200_000
/** Standard delivery below that limit, dong. */
export const SHIPPING_FEE = 30_000
export const RETURN_DAYS = 30
export const REVIEW_SCROLL_DELAY_MS = 250
export const TOAST_DURATION_MS = 3333
export const SCROLL_TO_TOP_PX = 340
/** Most banners the top of a page and its corner hold (HOM-07). */
export const MOST_TOP_OR_FLOATING = 2

/** Kept beside the shop's own zone by name; both are UTC+7 (DEC-04). @public */
export const ORDER_TIME_ZONE = 'Asia/Jakarta'
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh'
