import { type InferType, number, object } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { authenticityApp } from './app'
import { authenticityLimits } from './limits'
import { authenticityPersonalData } from './personal-data'
import { mailRecall } from './recall/mail-recall'
import { forgetOldChecks } from './retention'
import { batchRecalled } from './templates/batch-recalled'

const recalled = object({ batch_id: number().integer().min(1).required() })

declare module '../jobs' {
  interface JobPayloads {
    'mail-recall': InferType<typeof recalled>
  }
}

export const authenticity = defineModule({
  name: 'authenticity',
  apps: { catalog: authenticityApp },
  jobs: [
    defineJob({ name: 'mail-recall', payload: recalled, run: mailRecall }),
    defineJob({ name: 'forget-checks', cron: '42 20 * * *', run: () => forgetOldChecks() }),
  ],
  personalData: authenticityPersonalData,
  limits: authenticityLimits,
  templates: [batchRecalled],
})
