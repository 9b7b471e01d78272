import { type InferType, object, string } from 'yup'
import { rowId } from '@/domain/catalog/listing/catalog-filter'
import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { campaignApp } from './app'
import { campaignLimits } from './limits'
import { campaignPersonalData } from './personal-data'
import { deleteOldForms } from './retention'
import { settleOrder, settleReview } from './tokens/settle'

const ofOrder = object({ order_id: string().uuid().required() })
const ofReview = object({ review_id: rowId.required() })

declare module '../jobs' {
  interface JobPayloads {
    'settle-campaign-order': InferType<typeof ofOrder>
    'settle-campaign-review': InferType<typeof ofReview>
  }
}

export const campaign = defineModule({
  name: 'campaign',
  apps: { public: campaignApp },
  jobs: [
    defineJob({ name: 'settle-campaign-order', payload: ofOrder, run: settleOrder }),
    defineJob({ name: 'settle-campaign-review', payload: ofReview, run: settleReview }),
    defineJob({
      name: 'delete-old-prize-forms',
      cron: '42 20 * * *',
      run: () => deleteOldForms(database()),
    }),
  ],
  personalData: campaignPersonalData,
  limits: campaignLimits,
})
