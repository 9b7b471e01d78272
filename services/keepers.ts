import { registerKeeper } from './account'
import { alertKeeper } from './alert'
import { analyticsKeeper } from './analytics'
import { bagKeeper } from './cart'
import { searchKeeper } from './discovery'
import { orderKeeper } from './order'
import { paymentKeeper } from './payment'
import { wishlistKeeper } from './wishlist'

/** Who else keeps something of members: a copy of their data holds it, their leaving erases it. */
for (const keeper of [
  orderKeeper,
  paymentKeeper,
  bagKeeper,
  searchKeeper,
  analyticsKeeper,
  wishlistKeeper,
  alertKeeper,
])
  registerKeeper(keeper)
