/** Page types of tracking (TRK-04 to TRK-12). */
export interface PageInfo {
  /** page type: one of TRK-04 to TRK-11, or the route's own name (TRK-12) */
  type: string
  /** '' where a page has none, or it is not known (yet) */
  id: string
  name: string
  params: Readonly<Record<string, string>>
}

/** Ids that addresses do not contain. */
export interface Loaded {
  cartId?: string | undefined
  /** `_id` of the sale promotion on show */
  promotionId?: string | undefined
}

interface Route {
  name: string
  pattern: RegExp
  /** its first segment, when that is a word of its own */
  first: string
}

/** A route by its path: `{id:12}` is a number, `{slug?}` may be empty, `{slug}` not. A slash at the end is the same page. */
function route(name: string, path: string): Route {
  const pattern = path.replaceAll(/\{(\w+)(:12|\?)?\}/g, (_, key: string, kind: string | undefined) => {
    const kinds = { ':12': '[1-9]\\d{0,8}', '?': '[^/]*', '': '[^/]+' }
    return `(?<${key}>${kinds[kind === ':12' || kind === '?' ? kind : '']})`
  })
  return { name, pattern: new RegExp(`^${pattern}/?$`), first: path.split('/')[1] ?? '' }
}

/** Each as its name and path, which costs every page's tracking less than calls. */
const routes = (rows: readonly string[]): Route[] =>
  rows.map((row) => {
    const [name = '', path = ''] = row.split(' ')
    return route(name, path)
  })

/** Every route of RTE-01 to RTE-43, in the order of the table; the first that fits is meant. What is beside the table stands at the end. */
const FIXED: readonly Route[] = routes([
  'Home ',
  'Signup /signup',
  'Promo /promo',
  'PartnersPromo /partners-promo',
  'PartnersPromoDetail /partners-promo/{partnersPromoSlug}',
  'Promotion /promotion/{slug}',
  'Campaign /campaign/{slug}',
  'SaveMoreVoucher /save-more-voucher/{slug}',
  'FlashSale /flash-sale',
  'FlashSale /flash-sale/{slug}',
  'Order /order',
  'OrderShipping /order/shipping',
  'OrderPayment /order/payment',
  'OrderSuccess /order/success/{orderId}',
  'OrderFailed /order/failed/{orderId}',
  'OrderCreditCardFailed /order/credit-card-failed/{orderId}',
  'AboutUs /content/4-about-us',
  'ContactUs /contact-us',
  'HowToPay /how-to-pay',
  'Careers /content/9-careers',
  'Careers /content/9-careers/{slug}',
  'PrivacyPolicy /page/privacypolicy',
  'DeliveryPolicy /page/deliverypolicy',
  'TransactionPolicy /page/transactionpolicy',
  'PaymentPolicy /page/paymentpolicy',
  'TermsAndConditions /page/termsandconditions',
  'Affiliate /affiliate',
  'HelpCenter /page/help',
  'HelpSearch /page/help/search',
  'HelpContactUs /page/help/contact-us',
  'HelpContactUs /contact/{token}',
  'Authenticity /authenticity',
  'CategoryHelpPage /page/help/{categoryId:12}-{categorySlug?}',
  'HelpArticle /page/help/{categorySlug}/{articleId:12}-{articleSlug?}',
  'Sale /sale',
  'NewArrivals /new-arrivals',
  'BestSeller /best-seller',
  'JustArrived /just-arrived',
  'Tag /tag/{name}',
  'WeeklyHighlight /weekly-highlight/{slug}',
  'NangDeals /deals/{slug}',
  'NangSale /sale/{slug}',
  'Search /search',
  'PinkUniversity /pink-university',
  'PinkUniversityCheckin /pink-university/check-in',
  'PinkUniversityWheelsOfFortune /pink-university/wheels-of-fortune',
  'PinkUniversityHistory /pink-university/history',
  'PinkSquad /pink-squad',
  'PinkSquadCheckin /pink-squad/check-in',
  'PinkSquadHistory /pink-squad/history',
  'CheckinGift /checkin-gift',
  'SpinTheWheel /spinthewheel',
  'SpinTheWheelHome /spinthewheel/home',
  'SpinTheWheelHistory /spinthewheel/history',
  'MyOrders /my-orders',
  'ShippingAddress /shipping-address',
  'Wishlist /wishlist',
  'MyAffiliate /my-affiliate',
  'LoyaltyPoint /points-rewards',
  'Profile /profile/{slug}',
  'Store /store',
  'SetPassword /set-password',
  'Unsubscribe /unsubscribe',
  'CompleteProfile /complete-profile',
  'CategoryPromo /promo/{categoryId:12}-{categorySlug?}',
  'Manufacture /brand/{manufactureId:12}_{manufactureSlug?}',
  'QuickSignUp /quick-signup',
  'CompleteSignUp /complete-signup',
  'CompleteProfileSignUp /complete-profile-signup',
  'QuickRegistrationCompleteAccount /quick-registration-complete-account',
  'ReferralRegister /register/{username}',
  'HowToEarn /how-to-earn',
  'PhotoboothStore /photobooth/store/{storeId}',
  'PhotoboothTnc /photobooth/tnc',
  'PhotoboothCamera /photobooth/camera',
  'PhotoboothResult /photobooth/result',
  'PhotoboothScan /photobooth/scan',
  'Brands /brands',
  'Categories /categories',
])

/** Routes without a word of their own in front: they come last. */
const OPEN: readonly Route[] = routes([
  'Category /{categoryId:12}-{categorySlug?}',
  'Manufacture /{manufactureId:12}_{manufactureSlug?}',
  'SingleProduct /{categorySlug}/{productId:12}-{productSlug?}',
])

/** First segments of the routes above, which are never a category's slug (DEC-12). */
const TAKEN = new Set(FIXED.map(({ first }) => first))

/** Types of some routes (TRK-04 to TRK-11); any other route uses its own name (TRK-12). */
const TYPES: Readonly<Record<string, string>> = {
  SingleProduct: 'product_detail',
  Manufacture: 'brand_page',
  Category: 'category_page',
  Order: 'cart',
  OrderShipping: 'shipping',
  OrderPayment: 'payment',
  JustArrived: 'new_arrival',
  NangDeals: 'nang_deals',
  NangSale: 'nang_sale',
  Home: 'homepage',
  Promo: 'partner_promo',
}

function idOf(name: string, params: PageInfo['params'], { cartId, promotionId }: Loaded): string {
  if (name === 'SingleProduct') return params.productId ?? ''
  if (name === 'Manufacture') return params.manufactureId ?? ''
  if (name === 'Category') return params.categoryId ?? ''
  if (name === 'Order') return cartId ?? ''
  if (name === 'NangDeals' || name === 'NangSale') return promotionId ?? ''
  return ''
}

/** The page a path leads to; `NotFound` for a path of none (RTE-44). `path` is without query, as the address bar has it. */
export function pageOf(path: string, loaded: Loaded = {}): PageInfo {
  const routes = TAKEN.has(path.split('/')[1] ?? '') ? FIXED : [...FIXED, ...OPEN]
  for (const { name, pattern } of routes) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = { ...match.groups }
    return { type: TYPES[name] ?? name, id: idOf(name, params, loaded), name, params }
  }
  return { type: 'NotFound', id: '', name: 'NotFound', params: {} }
}
