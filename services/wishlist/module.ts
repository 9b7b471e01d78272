import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { wishlistApp } from './app'
import { wishlistPersonalData } from './personal-data'
import { priceDrop } from './templates/price-drop'
import { sendPriceNews } from './price-news/send-price-news'

export const wishlist = defineModule({
  name: 'wishlist',
  apps: { catalog: wishlistApp },
  // The price clock runs every 15 seconds; news of a price may take a while.
  jobs: [defineJob({ name: 'send-price-news', cron: '*/10 * * * *', run: sendPriceNews })],
  personalData: wishlistPersonalData,
  templates: [priceDrop],
})
