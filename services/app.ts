import type { Hono } from 'hono'
import './keepers'
import { accountApp } from './account/app'
import { alertApp } from './alert/app'
import { analyticsApp } from './analytics/app'
import { ssoApp } from './account/sso-app'
import { cartApp } from './cart/app'
import { catalogApp } from './catalog/app'
import { checkoutApp } from './checkout/app'
import { discoveryApp } from './discovery/app'
import { serviceApp } from './http'
import { mediaApp } from './media/app'
import { messageApp } from './message/app'
import { orderApp } from './order/app'
import { paymentApp } from './payment/app'
import { publicApp } from './public/app'
import { reviewApp } from './review/app'
import { shippingApp } from './shipping/app'
import { posApp } from './store/app'
import { wishlistApp } from './wishlist/app'

/** The apps by base address (decisions.md "The calls: base addresses"). */
export const apps: Record<string, Pick<Hono, 'fetch' | 'request' | 'routes'>> = {
  account: accountApp,
  public: serviceApp().route('/', publicApp).route('/', discoveryApp),
  analytics: analyticsApp,
  sso: ssoApp,
  catalog: serviceApp().route('/', wishlistApp).route('/', alertApp).route('/', catalogApp),
  cart: cartApp,
  review: reviewApp,
  order: serviceApp().route('/', orderApp).route('/', checkoutApp),
  payment: paymentApp,
  shipping: shippingApp,
  pos: posApp,
  media: mediaApp,
  message: messageApp,
}
