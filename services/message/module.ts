import { type InferType, object, string } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { messageApp } from './app'
import { deleteOldMessages } from './retention'
import { sendMessage } from './send'

/** `until`: the instant (ISO 8601) at which the message expires. */
const queued = object({ id: string().uuid().required(), until: string().optional() })

declare module '../jobs' {
  interface JobPayloads {
    'send-message': InferType<typeof queued>
  }
}

export const message = defineModule({
  name: 'message',
  apps: { message: messageApp },
  jobs: [
    defineJob({ name: 'send-message', payload: queued, run: sendMessage }),
    defineJob({ name: 'forget-messages', cron: '17 20 * * *', run: deleteOldMessages }),
  ],
})
