import { account } from './account/module'
import { affiliate } from './affiliate/module'
import { alert } from './alert/module'
import { analytics } from './analytics/module'
import { authenticity } from './authenticity/module'
import { campaign } from './campaign/module'
import { cart } from './cart/module'
import { catalog } from './catalog/module'
import { checkout } from './checkout/module'
import { content } from './content/module'
import { databaseModule } from './database/module'
import { discovery } from './discovery/module'
import { game } from './game/module'
import { loyalty } from './loyalty/module'
import { mediaModule } from './media/module'
import { message } from './message/module'
import { eventJobs, type Job } from './jobs'
import type { Module } from './module'
import { order } from './order/module'
import { payment } from './payment/module'
import { photobooth } from './photobooth/module'
import { publicModule } from './public/module'
import { push } from './push/module'
import { review } from './review/module'
import { shipping } from './shipping/module'
import { store } from './store/module'
import { support } from './support/module'
import { wishlist } from './wishlist/module'

/** All modules but media, which deletes what none of these shows. */
const pictureOwners: readonly Module[] = [
  message,
  push,
  account,
  loyalty,
  order,
  checkout,
  payment,
  cart,
  publicModule,
  discovery,
  analytics,
  wishlist,
  alert,
  authenticity,
  catalog,
  review,
  content,
  support,
  campaign,
  affiliate,
  game,
  shipping,
  store,
  photobooth,
]

/**
 * The backend's modules: apps, jobs and personal data derive from this list. Where several answer at one base address the
 * earlier one is asked first; personal data is copied and erased in this order.
 */
export const modules: readonly Module[] = [...pictureOwners, mediaModule(pictureOwners), databaseModule]

/** The jobs of all modules, with those by which listeners get events. */
export const allJobs: readonly Job[] = [...modules.flatMap(({ jobs = [] }) => jobs), ...eventJobs(modules)]
