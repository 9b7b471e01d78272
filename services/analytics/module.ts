import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { analyticsLimits } from './limits'
import { analyticsApp } from './app'
import { analyticsPersonalData } from './personal-data'
import { deleteOldActions } from './retention'

export const analytics = defineModule({
  name: 'analytics',
  apps: { analytics: analyticsApp },
  jobs: [
    defineJob({
      name: 'forget-old-actions',
      cron: '57 20 * * *',
      run: () => deleteOldActions(database()),
    }),
  ],
  personalData: analyticsPersonalData,
  limits: analyticsLimits,
})
