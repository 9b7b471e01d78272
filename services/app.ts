import type { Hono } from 'hono'
import { accountApp } from './account/app'
import { ssoApp } from './account/sso-app'
import { cartApp } from './cart/app'
import { catalogApp } from './catalog/app'
import { mediaApp } from './media/app'
import { messageApp } from './message/app'
import { publicApp } from './public/app'
import { reviewApp } from './review/app'
import { posApp } from './store/app'

/** The apps by base address (decisions.md "The calls: base addresses"). */
export const apps: Record<string, Pick<Hono, 'fetch'>> = {
  account: accountApp,
  public: publicApp,
  sso: ssoApp,
  catalog: catalogApp,
  cart: cartApp,
  review: reviewApp,
  pos: posApp,
  media: mediaApp,
  message: messageApp,
}
