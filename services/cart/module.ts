import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { cartLimits } from './limits'
import { cartApp } from './app'
import { cartPersonalData } from './personal-data'
import { deleteExpiredQuotes } from './checkout/shipping-quotes'
import { deleteOldCarts, deleteOldKeys } from './retention'

export const cart = defineModule({
  name: 'cart',
  apps: { cart: cartApp },
  jobs: [
    defineJob({
      name: 'forget-old-bags',
      cron: '37 20 * * *',
      run: async () => {
        await deleteOldCarts(database())
        await deleteOldKeys(database())
        await deleteExpiredQuotes(database())
      },
    }),
  ],
  personalData: cartPersonalData,
  limits: cartLimits,
})
