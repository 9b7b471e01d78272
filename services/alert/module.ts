import { type InferType, number, object } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { alertLimits } from './limits'
import { alertApp } from './app'
import { alertPersonalData } from './personal-data'
import { deleteOldAlerts } from './retention'
import { remindOfSales } from './sale-mails'
import { sendAlerts } from './stock-mails'
import { backInStock } from './templates/back-in-stock'
import { saleReminder } from './templates/sale-reminder'

/** Without a combination: all that can be bought again. */
const combination = object({ combination_id: number().integer().min(1).optional() })

declare module '../jobs' {
  interface JobPayloads {
    'send-availability-alerts': InferType<typeof combination>
  }
}

export const alert = defineModule({
  name: 'alert',
  apps: { catalog: alertApp },
  jobs: [
    // A trigger queues this job when stock comes back; the cron run finds combinations that became available in other ways.
    defineJob({
      name: 'send-availability-alerts',
      payload: combination,
      cron: '*/10 * * * *',
      run: sendAlerts,
    }),
    defineJob({ name: 'remind-of-sales', cron: '* * * * *', run: remindOfSales }),
    defineJob({ name: 'forget-alerts', cron: '57 20 * * *', run: deleteOldAlerts }),
  ],
  personalData: alertPersonalData,
  limits: alertLimits,
  templates: [backInStock, saleReminder],
})
