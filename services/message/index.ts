export { availableChannels } from './providers'
export { queueMessage } from './queue'
export type { Message } from './templates'
