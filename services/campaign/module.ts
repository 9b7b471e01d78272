import { object, string } from 'yup'
import { rowId } from '@/domain/catalog/listing/catalog-filter'
import { database } from '../database'
import { defineJob, defineListener } from '../jobs'
import { defineModule } from '../module'
import { campaignApp } from './app'
import { campaignLimits } from './limits'
import { campaignPersonalData } from './personal-data'
import { deleteOldForms } from './retention'
import { prizeRedeemed } from './templates/prize-redeemed'
import { settleOrder, settleReview } from './tokens/settle'

const ofOrder = object({ order_id: string().uuid().required() })
const ofReview = object({ review_id: rowId.required() })

export const campaign = defineModule({
  name: 'campaign',
  apps: { public: campaignApp },
  jobs: [
    defineJob({
      name: 'delete-old-prize-forms',
      cron: '42 20 * * *',
      run: () => deleteOldForms(database()),
    }),
  ],
  listeners: [
    defineListener({ event: 'order-delivered', payload: ofOrder, run: settleOrder }),
    defineListener({ event: 'order-ended', payload: ofOrder, run: settleOrder }),
    defineListener({ event: 'review-changed', payload: ofReview, run: settleReview }),
  ],
  personalData: campaignPersonalData,
  limits: campaignLimits,
  templates: [prizeRedeemed],
})
