import type { InferType } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { loyaltyApp } from './app'
import { levelChange, mailLevelChange } from './levels/mail-level-change'
import { reviewLevels } from './levels/review-levels'
import { loyaltyPersonalData } from './personal-data'
import { levelDown, levelUp } from './templates/level-changed'

declare module '../jobs' {
  interface JobPayloads {
    'mail-level-change': InferType<typeof levelChange>
  }
}

export const loyalty = defineModule({
  name: 'loyalty',
  apps: { loyalty: loyaltyApp },
  jobs: [
    // A change of level queues it.
    defineJob({ name: 'mail-level-change', payload: levelChange, run: mailLevelChange }),
    // Shortly after midnight in Vietnam: levels whose yearly day has passed.
    defineJob({ name: 'review-levels', cron: '10 17 * * *', run: reviewLevels }),
  ],
  personalData: loyaltyPersonalData,
  templates: [levelUp, levelDown],
})
