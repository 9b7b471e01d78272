/**
 * Every overlay of the shop (OVL-30), in the order in which Escape and a click outside close them: the first open one of this list is
 * closed first. A question or guard precedes the overlay it was opened from.
 */
export const OVERLAY_PRIORITY = [
  'confirmation',
  'loader',
  'photo-crop',
  'photo-viewer',
  'review-photo',
  'review-photos',
  'qr-code',
  'otp-verification',
  'registered-phone',
  'overseas-phone',
  'change-phone',
  'forgot-password',
  'login',
  'choose-variant',
  'choose-pack-variant',
  'egift-form',
  'notify-me-success',
  'notify-me',
  'sale-reminder',
  'cart-confirm',
  'added-to-bag',
  'added-to-bag-sold-out',
  'voucher-info',
  'voucher-list',
  'promo-detail',
  'bank-promo',
  'how-to-pay',
  'retry-payment',
  'tracking',
  'cancellation',
  'pickup-code',
  'order-filters',
  'listing-filters',
  'review-upload',
  'authenticity-confirm',
  'authenticity-form',
  'authenticity-success',
  'authenticity-history',
  'address-form',
  'change-password',
  'delete-account',
  'edit-profile',
  'mobile-settings',
  'points-detail',
  'level-up',
  'level-down',
  'campaign-vote',
  'campaign-redeem',
  'quick-view',
  'search',
  'category-menu',
  'install-apps',
  'tour',
  'banner-popup-full',
  'banner-popup',
] as const

export type OverlayName = (typeof OVERLAY_PRIORITY)[number]

/** An overlay as the closing functions identify it: its declaration, or an open one. */
export interface NamedOverlay {
  name: OverlayName
}
