import type { Tasks } from '../jobs'
import { forgetMessages } from './retention'
import { sendMessage } from './send'

export { availableChannels } from './providers'
export { queueMessage } from './queue'
export type { Message } from './templates'

/** The module's share of the jobs. */
export const messageTasks: Tasks = { 'send-message': sendMessage, 'forget-messages': forgetMessages }
