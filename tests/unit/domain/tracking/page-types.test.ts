import { pageOf } from '@/domain/tracking/page-types'

const loaded = { cartId: 'cart-1', promotionId: 'promo-1' }

describe('every route of the table (RTE-01 to RTE-44)', () => {
  it.each([
    ['/', 'homepage', '', 'Home'],
    ['/signup', 'Signup', '', 'Signup'],
    ['/promo', 'partner_promo', '', 'Promo'],
    ['/partners-promo', 'PartnersPromo', '', 'PartnersPromo'],
    ['/partners-promo/vib-2026', 'PartnersPromoDetail', '', 'PartnersPromoDetail'],
    ['/promotion/tet', 'Promotion', '', 'Promotion'],
    ['/campaign/tet', 'Campaign', '', 'Campaign'],
    ['/save-more-voucher/tet', 'SaveMoreVoucher', '', 'SaveMoreVoucher'],
    ['/flash-sale', 'FlashSale', '', 'FlashSale'],
    ['/flash-sale/flash-sale-toi', 'FlashSale', '', 'FlashSale'],
    ['/order', 'cart', 'cart-1', 'Order'],
    ['/order/shipping', 'shipping', '', 'OrderShipping'],
    ['/order/payment', 'payment', '', 'OrderPayment'],
    ['/order/success/9f3', 'OrderSuccess', '', 'OrderSuccess'],
    ['/order/failed/9f3', 'OrderFailed', '', 'OrderFailed'],
    ['/order/credit-card-failed/9f3', 'OrderCreditCardFailed', '', 'OrderCreditCardFailed'],
    ['/content/4-about-us', 'AboutUs', '', 'AboutUs'],
    ['/contact-us', 'ContactUs', '', 'ContactUs'],
    ['/how-to-pay', 'HowToPay', '', 'HowToPay'],
    ['/content/9-careers', 'Careers', '', 'Careers'],
    ['/page/privacypolicy', 'PrivacyPolicy', '', 'PrivacyPolicy'],
    ['/page/deliverypolicy', 'DeliveryPolicy', '', 'DeliveryPolicy'],
    ['/page/transactionpolicy', 'TransactionPolicy', '', 'TransactionPolicy'],
    ['/page/paymentpolicy', 'PaymentPolicy', '', 'PaymentPolicy'],
    ['/page/termsandconditions', 'TermsAndConditions', '', 'TermsAndConditions'],
    ['/affiliate', 'Affiliate', '', 'Affiliate'],
    ['/page/help', 'HelpCenter', '', 'HelpCenter'],
    ['/page/help/search', 'HelpSearch', '', 'HelpSearch'],
    ['/page/help/12-giao-hang', 'CategoryHelpPage', '', 'CategoryHelpPage'],
    ['/page/help/giao-hang/7-phi-ship', 'HelpArticle', '', 'HelpArticle'],
    ['/page/help/contact-us', 'HelpContactUs', '', 'HelpContactUs'],
    ['/sale', 'Sale', '', 'Sale'],
    ['/new-arrivals', 'NewArrivals', '', 'NewArrivals'],
    ['/best-seller', 'BestSeller', '', 'BestSeller'],
    ['/just-arrived', 'new_arrival', '', 'JustArrived'],
    ['/tag/da-dau', 'Tag', '', 'Tag'],
    ['/weekly-highlight/tuan-1', 'WeeklyHighlight', '', 'WeeklyHighlight'],
    ['/deals/gio-vang', 'nang_deals', 'promo-1', 'NangDeals'],
    ['/sale/8-3', 'nang_sale', 'promo-1', 'NangSale'],
    ['/search', 'Search', '', 'Search'],
    ['/pink-university', 'PinkUniversity', '', 'PinkUniversity'],
    ['/pink-university/check-in', 'PinkUniversityCheckin', '', 'PinkUniversityCheckin'],
    [
      '/pink-university/wheels-of-fortune',
      'PinkUniversityWheelsOfFortune',
      '',
      'PinkUniversityWheelsOfFortune',
    ],
    ['/pink-university/history', 'PinkUniversityHistory', '', 'PinkUniversityHistory'],
    ['/pink-squad', 'PinkSquad', '', 'PinkSquad'],
    ['/pink-squad/check-in', 'PinkSquadCheckin', '', 'PinkSquadCheckin'],
    ['/pink-squad/history', 'PinkSquadHistory', '', 'PinkSquadHistory'],
    ['/checkin-gift', 'CheckinGift', '', 'CheckinGift'],
    ['/spinthewheel', 'SpinTheWheel', '', 'SpinTheWheel'],
    ['/spinthewheel/home', 'SpinTheWheelHome', '', 'SpinTheWheelHome'],
    ['/spinthewheel/history', 'SpinTheWheelHistory', '', 'SpinTheWheelHistory'],
    ['/my-orders', 'MyOrders', '', 'MyOrders'],
    ['/shipping-address', 'ShippingAddress', '', 'ShippingAddress'],
    ['/wishlist', 'Wishlist', '', 'Wishlist'],
    ['/points-rewards', 'LoyaltyPoint', '', 'LoyaltyPoint'],
    ['/profile/minh', 'Profile', '', 'Profile'],
    ['/store', 'Store', '', 'Store'],
    ['/set-password', 'SetPassword', '', 'SetPassword'],
    ['/unsubscribe', 'Unsubscribe', '', 'Unsubscribe'],
    ['/complete-profile', 'CompleteProfile', '', 'CompleteProfile'],
    ['/promo/12-son-moi', 'CategoryPromo', '', 'CategoryPromo'],
    ['/brand/12_nang', 'brand_page', '12', 'Manufacture'],
    ['/12-son-moi', 'category_page', '12', 'Category'],
    ['/12_nang', 'brand_page', '12', 'Manufacture'],
    ['/son-moi/7-son-do', 'product_detail', '7', 'SingleProduct'],
    ['/quick-signup', 'QuickSignUp', '', 'QuickSignUp'],
    ['/complete-signup', 'CompleteSignUp', '', 'CompleteSignUp'],
    ['/complete-profile-signup', 'CompleteProfileSignUp', '', 'CompleteProfileSignUp'],
    [
      '/quick-registration-complete-account',
      'QuickRegistrationCompleteAccount',
      '',
      'QuickRegistrationCompleteAccount',
    ],
    ['/register/minh', 'ReferralRegister', '', 'ReferralRegister'],
    ['/how-to-earn', 'HowToEarn', '', 'HowToEarn'],
    ['/photobooth/store/5', 'PhotoboothStore', '', 'PhotoboothStore'],
    ['/photobooth/tnc', 'PhotoboothTnc', '', 'PhotoboothTnc'],
    ['/photobooth/camera', 'PhotoboothCamera', '', 'PhotoboothCamera'],
    ['/photobooth/result', 'PhotoboothResult', '', 'PhotoboothResult'],
    ['/photobooth/scan', 'PhotoboothScan', '', 'PhotoboothScan'],
  ])(
    '%s is %s with the id "%s", by the route %s (DEC-01, GEN-14, TRK-04 to TRK-12)',
    (path, type, id, name) => {
      expect(pageOf(path, loaded)).toMatchObject({ type, id, name })
    },
  )
})

it.each([
  ['/order', 'cart'],
  ['/deals/gio-vang', 'nang_deals'],
  ['/sale/8-3', 'nang_sale'],
])('%s has no id while none is loaded', (path, type) => {
  expect(pageOf(path)).toMatchObject({ type, id: '' })
})

it.each([
  ['/content/5-tin-tuc', 'NotFound'],
  ['/khong-co', 'NotFound'],
  ['/son-moi/son-do', 'NotFound'],
  ['/0-khong', 'NotFound'],
  ['/order/shipping/', 'OrderShipping'],
  ['/son-moi/7-son-do.html', 'SingleProduct'],
  ['/7_', 'Manufacture'],
  ['/brands', 'Brands'],
  ['/categories', 'Categories'],
])('%s is taken for %s', (path, name) => {
  expect(pageOf(path).name).toBe(name)
})

it('reads the params of a route', () => {
  expect(pageOf('/son-moi/7-son-do').params).toEqual({
    categorySlug: 'son-moi',
    productId: '7',
    productSlug: 'son-do',
  })
})
