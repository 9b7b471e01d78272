import { type InferType, object, string } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { pushApp } from './app'
import { pushLimits } from './limits'
import { confirmNotice, sendNotice } from './notices'
import { pushPersonalData } from './personal-data'
import { deleteOldNotices } from './retention'

const notice = object({ notice_id: string().uuid().required() })

declare module '../jobs' {
  interface JobPayloads {
    'send-push': InferType<typeof notice>
    'confirm-push': InferType<typeof notice>
  }
}

export const push = defineModule({
  name: 'push',
  apps: { message: pushApp },
  jobs: [
    defineJob({ name: 'send-push', payload: notice, run: sendNotice }),
    defineJob({ name: 'confirm-push', payload: notice, run: confirmNotice }),
    defineJob({ name: 'forget-push', cron: '27 20 * * *', run: deleteOldNotices }),
  ],
  personalData: pushPersonalData,
  limits: pushLimits,
})
