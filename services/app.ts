import type { Hono } from 'hono'
import { cartApp } from './cart/app'
import { catalogApp } from './catalog/app'
import { mediaApp } from './media/app'
import { reviewApp } from './review/app'
import { posApp } from './store/app'

/** The apps by base address (decisions.md "The calls: base addresses"). */
export const apps: Record<string, Pick<Hono, 'fetch'>> = {
  catalog: catalogApp,
  cart: cartApp,
  review: reviewApp,
  pos: posApp,
  media: mediaApp,
}
