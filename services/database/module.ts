import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { deleteOldStaleTags } from './stale-log'

export const databaseModule = defineModule({
  name: 'database',
  jobs: [
    // Deletes the log of stale tags but for its last day.
    defineJob({ name: 'forget-stale-tags', cron: '12 * * * *', run: deleteOldStaleTags }),
  ],
})
