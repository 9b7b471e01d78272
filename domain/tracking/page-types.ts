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

/** Every route of RTE-01 to RTE-43, in the order of the table; the first that fits is meant. What is beside the table stands at the end. */
const FIXED: readonly Route[] = [
  route('Home', ''),
  route('Signup', '/signup'),
  route('Promo', '/promo'),
  route('PartnersPromo', '/partners-promo'),
  route('PartnersPromoDetail', '/partners-promo/{partnersPromoSlug}'),
  route('Promotion', '/promotion/{slug}'),
  route('Campaign', '/campaign/{slug}'),
  route('SaveMoreVoucher', '/save-more-voucher/{slug}'),
  route('FlashSale', '/flash-sale'),
  route('FlashSale', '/flash-sale/{slug}'),
  route('Order', '/order'),
  route('OrderShipping', '/order/shipping'),
  route('OrderPayment', '/order/payment'),
  route('OrderSuccess', '/order/success/{orderId}'),
  route('OrderFailed', '/order/failed/{orderId}'),
  route('OrderCreditCardFailed', '/order/credit-card-failed/{orderId}'),
  route('AboutUs', '/content/4-about-us'),
  route('ContactUs', '/contact-us'),
  route('HowToPay', '/how-to-pay'),
  route('Careers', '/content/9-careers'),
  route('PrivacyPolicy', '/page/privacypolicy'),
  route('DeliveryPolicy', '/page/deliverypolicy'),
  route('TransactionPolicy', '/page/transactionpolicy'),
  route('PaymentPolicy', '/page/paymentpolicy'),
  route('TermsAndConditions', '/page/termsandconditions'),
  route('Affiliate', '/affiliate'),
  route('HelpCenter', '/page/help'),
  route('HelpSearch', '/page/help/search'),
  route('HelpContactUs', '/page/help/contact-us'),
  route('HelpContactUs', '/contact/{token}'),
  route('CategoryHelpPage', '/page/help/{categoryId:12}-{categorySlug?}'),
  route('HelpArticle', '/page/help/{categorySlug}/{articleId:12}-{articleSlug?}'),
  route('Sale', '/sale'),
  route('NewArrivals', '/new-arrivals'),
  route('BestSeller', '/best-seller'),
  route('JustArrived', '/just-arrived'),
  route('Tag', '/tag/{name}'),
  route('WeeklyHighlight', '/weekly-highlight/{slug}'),
  route('NangDeals', '/deals/{slug}'),
  route('NangSale', '/sale/{slug}'),
  route('Search', '/search'),
  route('PinkUniversity', '/pink-university'),
  route('PinkUniversityCheckin', '/pink-university/check-in'),
  route('PinkUniversityWheelsOfFortune', '/pink-university/wheels-of-fortune'),
  route('PinkUniversityHistory', '/pink-university/history'),
  route('PinkSquad', '/pink-squad'),
  route('PinkSquadCheckin', '/pink-squad/check-in'),
  route('PinkSquadHistory', '/pink-squad/history'),
  route('CheckinGift', '/checkin-gift'),
  route('SpinTheWheel', '/spinthewheel'),
  route('SpinTheWheelHome', '/spinthewheel/home'),
  route('SpinTheWheelHistory', '/spinthewheel/history'),
  route('MyOrders', '/my-orders'),
  route('ShippingAddress', '/shipping-address'),
  route('Wishlist', '/wishlist'),
  route('LoyaltyPoint', '/points-rewards'),
  route('Profile', '/profile/{slug}'),
  route('Store', '/store'),
  route('SetPassword', '/set-password'),
  route('Unsubscribe', '/unsubscribe'),
  route('CompleteProfile', '/complete-profile'),
  route('CategoryPromo', '/promo/{categoryId:12}-{categorySlug?}'),
  route('Manufacture', '/brand/{manufactureId:12}_{manufactureSlug?}'),
  route('QuickSignUp', '/quick-signup'),
  route('CompleteSignUp', '/complete-signup'),
  route('CompleteProfileSignUp', '/complete-profile-signup'),
  route('QuickRegistrationCompleteAccount', '/quick-registration-complete-account'),
  route('ReferralRegister', '/register/{username}'),
  route('HowToEarn', '/how-to-earn'),
  route('PhotoboothStore', '/photobooth/store/{storeId}'),
  route('PhotoboothTnc', '/photobooth/tnc'),
  route('PhotoboothCamera', '/photobooth/camera'),
  route('PhotoboothResult', '/photobooth/result'),
  route('PhotoboothScan', '/photobooth/scan'),
  route('Brands', '/brands'),
  route('Categories', '/categories'),
]

/** Routes without a word of their own in front: they come last. */
const OPEN: readonly Route[] = [
  route('Category', '/{categoryId:12}-{categorySlug?}'),
  route('Manufacture', '/{manufactureId:12}_{manufactureSlug?}'),
  route('SingleProduct', '/{categorySlug}/{productId:12}-{productSlug?}'),
]

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
