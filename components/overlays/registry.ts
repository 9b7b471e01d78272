import type { ComponentType } from 'react'
import type { AddressFormProps } from '@/components/address/address-form'
import type { AddedToBagProps } from '@/components/bag/added-to-bag'
import type { AddedToBagSoldOutProps } from '@/components/bag/added-to-bag-sold-out'
import type { ChoosePackVariantProps } from '@/components/bag/choose-pack-variant'
import type { ChooseVariantProps } from '@/components/bag/choose-variant'
import type { EgiftFormProps } from '@/components/bag/egift-form'
import type { ConfirmationProps } from '@/components/confirmation/confirmation'
import type { ForgotPasswordProps } from '@/components/entering/forgot-password-overlay'
import type { LoginOverlayProps } from '@/components/entering/login-overlay'
import type { OverseasPhoneProps } from '@/components/entering/overseas-phone'
import type { RegisteredPhoneProps } from '@/components/entering/registered-phone'
import type { FilterSheetProps as ListingFiltersProps } from '@/components/listing/filter-sheet'
import type { ChangePhoneProps } from '@/components/member/change-phone'
import type { AwaitedGoods } from '@/components/notify-me/notify-me'
import type { NotifyMeSuccessProps } from '@/components/notify-me/notify-me-success'
import type { CancellationProps } from '@/components/orders/cancellation'
import type { FilterSheetProps } from '@/components/orders/filter-sheet'
import type { PickupCodeOverlayProps } from '@/components/orders/pickup-code-overlay'
import type { TrackingProps } from '@/components/orders/tracking'
import type { OtpOverlayProps } from '@/components/otp/otp-overlay'
import type { HowToPayProps } from '@/components/payment/how-to-pay'
import type { RetryPaymentProps } from '@/components/payment/retry-payment'
import type { PhotoViewerProps } from '@/components/photo-viewer/photo-viewer'
import type { CropPictureProps } from '@/components/profile/crop-picture'
import type { QrCodeProps } from '@/components/profile/qr-code'
import type { BannerPopupProps } from '@/components/popup/banner-popup'
import type { PromoDetailProps } from '@/components/promo/promo-detail'
import type { SaleReminderProps } from '@/components/promo/sale-reminder'
import type { TourProps } from '@/components/tour/tour'
import type { VoucherInfoProps } from '@/components/vouchers/voucher-info'
import type { OverlayPlace } from './priority'

/**
 * The overlays that exist: what each is opened with, and where its code is. A new one is one line in each of the two tables;
 * its place in the closing order is in `priority.ts`. The code is loaded when the overlay is first opened.
 */
export interface OverlayProps {
  'photo-viewer': PhotoViewerProps
  'quick-view': { productId: number }
  search: object
  'category-menu': { from?: 'header' }
  'otp-verification': OtpOverlayProps
  'registered-phone': RegisteredPhoneProps
  'overseas-phone': OverseasPhoneProps
  'forgot-password': ForgotPasswordProps
  login: LoginOverlayProps
  confirmation: ConfirmationProps
  'qr-code': QrCodeProps
  'edit-profile': object
  'photo-crop': CropPictureProps
  'mobile-settings': object
  'change-phone': ChangePhoneProps
  'change-password': object
  'delete-account': object
  'address-form': AddressFormProps
  'how-to-pay': HowToPayProps
  'retry-payment': RetryPaymentProps
  tracking: TrackingProps
  cancellation: CancellationProps
  'order-filters': FilterSheetProps
  'listing-filters': ListingFiltersProps
  'pickup-code': PickupCodeOverlayProps
  'choose-variant': ChooseVariantProps
  'choose-pack-variant': ChoosePackVariantProps
  'egift-form': EgiftFormProps
  'notify-me': AwaitedGoods
  'notify-me-success': NotifyMeSuccessProps
  'added-to-bag': AddedToBagProps
  'added-to-bag-sold-out': AddedToBagSoldOutProps
  'voucher-info': VoucherInfoProps
  'voucher-list': object
  'promo-detail': PromoDetailProps
  'sale-reminder': SaleReminderProps
  'banner-popup-full': BannerPopupProps
  'banner-popup': BannerPopupProps
  tour: TourProps
}

export type OverlayName = keyof OverlayProps & OverlayPlace

type Load<Name extends OverlayName> = () => Promise<{ default: ComponentType<OverlayProps[Name]> }>

export const overlayCode: { readonly [Name in OverlayName]: Load<Name> } = {
  'photo-viewer': () => import('@/components/photo-viewer/photo-viewer'),
  'quick-view': () => import('@/components/quick-view/quick-view'),
  search: () => import('@/components/search/search-overlay'),
  'category-menu': () => import('@/components/layout/category-drawer'),
  'otp-verification': () => import('@/components/otp/otp-overlay'),
  'registered-phone': () => import('@/components/entering/registered-phone'),
  'overseas-phone': () => import('@/components/entering/overseas-phone'),
  'forgot-password': () => import('@/components/entering/forgot-password-overlay'),
  login: () => import('@/components/entering/login-overlay'),
  confirmation: () => import('@/components/confirmation/confirmation'),
  'qr-code': () => import('@/components/profile/qr-code'),
  'edit-profile': () => import('@/components/profile/edit-profile'),
  'photo-crop': () => import('@/components/profile/crop-picture'),
  'mobile-settings': () => import('@/components/member/mobile-settings'),
  'change-phone': () => import('@/components/member/change-phone'),
  'change-password': () => import('@/components/member/change-password'),
  'delete-account': () => import('@/components/member/delete-account'),
  'address-form': () => import('@/components/address/address-form'),
  'how-to-pay': () => import('@/components/payment/how-to-pay'),
  'retry-payment': () => import('@/components/payment/retry-payment'),
  tracking: () => import('@/components/orders/tracking'),
  cancellation: () => import('@/components/orders/cancellation'),
  'order-filters': () => import('@/components/orders/filter-sheet'),
  'listing-filters': () => import('@/components/listing/filter-sheet'),
  'pickup-code': () => import('@/components/orders/pickup-code-overlay'),
  'choose-variant': () => import('@/components/bag/choose-variant'),
  'choose-pack-variant': () => import('@/components/bag/choose-pack-variant'),
  'egift-form': () => import('@/components/bag/egift-form'),
  'notify-me': () => import('@/components/notify-me/notify-me'),
  'notify-me-success': () => import('@/components/notify-me/notify-me-success'),
  'added-to-bag': () => import('@/components/bag/added-to-bag'),
  'added-to-bag-sold-out': () => import('@/components/bag/added-to-bag-sold-out'),
  'voucher-info': () => import('@/components/vouchers/voucher-info'),
  'voucher-list': () => import('@/components/bag/voucher-list'),
  'promo-detail': () => import('@/components/promo/promo-detail'),
  'sale-reminder': () => import('@/components/promo/sale-reminder'),
  'banner-popup-full': () => import('@/components/popup/banner-popup-full'),
  'banner-popup': () => import('@/components/popup/banner-popup'),
  tour: () => import('@/components/tour/tour'),
}
