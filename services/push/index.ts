export { queueNotice } from './notices'
