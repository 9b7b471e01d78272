import { object } from 'yup'
import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { contentApp } from './app'
import { importContent } from './import/import-content'
import { contentLimits } from './limits'
import { contentPersonalData } from './personal-data'
import { forgetViews } from './votes/views'

declare module '../jobs' {
  interface JobPayloads {
    'render-content': object
  }
}

export const content = defineModule({
  name: 'content',
  apps: { content: contentApp },
  jobs: [
    // A changed rule queues it (sql/rules.sql): only texts that read differently are written.
    defineJob({ name: 'render-content', payload: object(), run: () => importContent() }),
    // Deletes who read which article on days before today.
    defineJob({ name: 'forget-help-views', cron: '7 17 * * *', run: () => forgetViews(database()) }),
  ],
  personalData: contentPersonalData,
  limits: contentLimits,
})
