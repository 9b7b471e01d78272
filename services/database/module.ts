import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { deleteOldStaleTags } from './stale-log'

export const databaseModule = defineModule({
  name: 'database',
  jobs: [
    // Deletes entries of the stale-tag log that are older than a day.
    defineJob({ name: 'forget-stale-tags', cron: '12 * * * *', run: deleteOldStaleTags }),
  ],
})
