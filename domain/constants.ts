/** Business constants and limits (docs/requirements.md). Sizes in pixels of the layout live in the stylesheet. */

/** The largest number that a column of PostgreSQL’s `integer` holds: ids, amounts, pieces. */
export const INTEGER_MAX = 2_147_483_647

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
/** Working days until money that went back arrives: the earliest and the latest. */
export const REFUND_DAYS = [3, 7] as const
/** Points for the member who invited a new one, once the new member has verified a phone number. */
export const REFERRAL_POINTS = 50
/** How long a voucher for the next purchase is good. */
export const NEXT_PURCHASE_DAYS = 60
/** How long a gift card is good, as in its terms. */
export const GIFT_CARD_DAYS = 365
/** The same as it is said. */
export const GIFT_CARD_MONTHS = Math.round(GIFT_CARD_DAYS / (365 / 12))
/** How many addresses a member may keep. */
export const MAX_ADDRESSES = 20
/** Minutes between a sale's reminder and the sale: an earlier mail is forgotten, a later one misses the first pieces. */
export const SALE_REMINDER_MINUTES = 5
/** Hour of its day at which a gift card is mailed. */
export const EGIFT_HOUR = 8
export const REVIEW_SCROLL_DELAY_MS = 250
export const TOAST_DURATION_MS = 3333
export const SCROLL_TO_TOP_PX = 340
/** Most banners the top of a page and its corner hold (HOM-07). */
export const MOST_TOP_OR_FLOATING = 2

/** Kept beside the shop's own zone by name; both are UTC+7 (DEC-04). @public */
export const ORDER_TIME_ZONE = 'Asia/Jakarta'
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh'
