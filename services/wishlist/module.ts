import { defineModule } from '../module'
import { wishlistApp } from './app'
import { wishlistPersonalData } from './personal-data'

export const wishlist = defineModule({
  name: 'wishlist',
  apps: { catalog: wishlistApp },
  personalData: wishlistPersonalData,
})
