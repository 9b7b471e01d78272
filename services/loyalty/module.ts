import type { InferType } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { levelApp } from './levels/app'
import { levelChange, mailLevelChange } from './levels/mail-level-change'
import { levelPersonalData } from './levels/personal-data'
import { reviewLevels } from './levels/review-levels'
import { levelDown, levelUp } from './templates/level-changed'

declare module '../jobs' {
  interface JobPayloads {
    'mail-level-change': InferType<typeof levelChange>
  }
}

export const loyalty = defineModule({
  name: 'loyalty',
  apps: { loyalty: levelApp },
  jobs: [
    // A change of level queues it.
    defineJob({ name: 'mail-level-change', payload: levelChange, run: mailLevelChange }),
    // Shortly after midnight in Vietnam: levels whose yearly day has passed.
    defineJob({ name: 'review-levels', cron: '10 17 * * *', run: reviewLevels }),
  ],
  personalData: levelPersonalData,
  templates: [levelUp, levelDown],
})
