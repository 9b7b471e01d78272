export { type Notice, queueNotice } from './notices'
