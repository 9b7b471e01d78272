import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { discoveryLimits } from './limits'
import { discoveryApp } from './app'
import { discoveryPersonalData } from './personal-data'
import { deleteOldSearches } from './retention'

export const discovery = defineModule({
  name: 'discovery',
  apps: { public: discoveryApp },
  jobs: [
    defineJob({
      name: 'forget-old-searches',
      cron: '42 20 * * *',
      run: () => deleteOldSearches(database()),
    }),
  ],
  personalData: discoveryPersonalData,
  limits: discoveryLimits,
})
