import type { InferType } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { loyaltyApp } from './app'
import { levelChange, mailLevelChange } from './levels/mail-level-change'
import { reviewLevels } from './levels/review-levels'
import { expirePoints } from './expiry/expire-points'
import { sendExpiryNotices } from './expiry/expiry-notices'
import { giveBirthdayGifts } from './gifts/birthday'
import { loyaltyPersonalData } from './personal-data'
import { rewardsApp } from './rewards/app'
import { rewardLimits } from './rewards/limits'
import { levelDown } from './templates/level-down'
import { levelUp } from './templates/level-up'
import { birthdayGift } from './templates/birthday-gift'
import { pointsExpiring } from './templates/points-expiring'
import { rewardRedeemed } from './templates/reward-redeemed'

declare module '../jobs' {
  interface JobPayloads {
    'mail-level-change': InferType<typeof levelChange>
  }
}

export const loyalty = defineModule({
  name: 'loyalty',
  apps: { loyalty: loyaltyApp, public: rewardsApp },
  jobs: [
    // A change of level queues it.
    defineJob({ name: 'mail-level-change', payload: levelChange, run: mailLevelChange }),
    // Levels whose yearly day has passed; each hour, for those that an open checkout postponed.
    defineJob({ name: 'review-levels', cron: '10 * * * *', run: reviewLevels }),
    // 17:00 UTC is midnight in Vietnam; the last second of a day ends with it.
    defineJob({ name: 'expire-points', cron: '1 17 * * *', run: expirePoints }),
    defineJob({ name: 'send-expiry-notices', cron: '0 2 * * *', run: sendExpiryNotices }),
    defineJob({ name: 'give-birthday-gifts', cron: '0 1 * * *', run: () => giveBirthdayGifts() }),
  ],
  personalData: loyaltyPersonalData,
  limits: rewardLimits,
  templates: [levelUp, levelDown, pointsExpiring, birthdayGift, rewardRedeemed],
})
