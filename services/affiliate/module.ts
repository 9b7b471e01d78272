import { type InferType, object, string } from 'yup'
import { database } from '../database'
import { defineJob, defineListener } from '../jobs'
import { defineModule } from '../module'
import { affiliateApp, affiliationApp } from './app'
import { deleteOldClicks } from './clicks/count-click'
import { earnDueCommissions, settleOrder } from './commissions/settle'
import { affiliateLimits } from './limits'
import { affiliatePersonalData, forgetLeftPartners } from './personal-data'
import { affiliateApproved } from './templates/affiliate-approved'
import { affiliateClosed } from './templates/affiliate-closed'
import { affiliatePaid } from './templates/affiliate-paid'
import { affiliateReceived } from './templates/affiliate-received'
import { affiliateRejected } from './templates/affiliate-rejected'

const ofOrder = object({ order_id: string().uuid().required() })

declare module '../jobs' {
  interface JobPayloads {
    'settle-affiliate-order': InferType<typeof ofOrder>
  }
}

export const affiliate = defineModule({
  name: 'affiliate',
  apps: { affiliate: affiliateApp, order: affiliationApp },
  jobs: [
    // A partner was closed: commissions that wait lapse.
    defineJob({ name: 'settle-affiliate-order', payload: ofOrder, run: settleOrder }),
    // Shortly after midnight in Vietnam.
    defineJob({ name: 'earn-commissions', cron: '20 17 * * *', run: earnDueCommissions }),
    defineJob({ name: 'delete-old-clicks', cron: '47 20 * * *', run: () => deleteOldClicks(database()) }),
    defineJob({
      name: 'forget-left-partners',
      cron: '52 20 * * *',
      run: forgetLeftPartners,
    }),
  ],
  listeners: [defineListener({ event: 'affiliated-order', payload: ofOrder, run: settleOrder })],
  personalData: affiliatePersonalData,
  limits: affiliateLimits,
  templates: [affiliateReceived, affiliateApproved, affiliateRejected, affiliateClosed, affiliatePaid],
})
