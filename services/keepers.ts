import { registerKeeper } from './account'
import { bagKeeper } from './cart'
import { orderKeeper } from './order'

/** Who else keeps something of members: a copy of their data holds it, their leaving erases it. */
for (const keeper of [orderKeeper, bagKeeper]) registerKeeper(keeper)
