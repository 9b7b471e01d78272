import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { loyaltyApp } from './app'
import { expirePoints } from './expiry/expire-points'
import { sendExpiryNotices } from './expiry/expiry-notices'
import { giveBirthdayGifts } from './gifts/birthday'
import { loyaltyPersonalData } from './personal-data'
import { birthdayGift } from './templates/birthday-gift'
import { pointsExpiring } from './templates/points-expiring'

export const loyaltyModule = defineModule({
  name: 'loyalty',
  apps: { loyalty: loyaltyApp },
  jobs: [
    // 17:00 UTC is midnight in Vietnam; the last second of a day ends with it.
    defineJob({ name: 'expire-points', cron: '1 17 * * *', run: expirePoints }),
    defineJob({ name: 'send-expiry-notices', cron: '0 2 * * *', run: sendExpiryNotices }),
    defineJob({ name: 'give-birthday-gifts', cron: '0 1 * * *', run: () => giveBirthdayGifts() }),
  ],
  personalData: loyaltyPersonalData,
  templates: [pointsExpiring, birthdayGift],
})
