import { registerKeeper } from './account'
import { bagKeeper } from './cart'
import { orderKeeper } from './order'
import { paymentKeeper } from './payment'

/** Who else keeps something of members: a copy of their data holds it, their leaving erases it. */
for (const keeper of [orderKeeper, paymentKeeper, bagKeeper]) registerKeeper(keeper)
