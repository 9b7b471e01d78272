export { closeThread, replyToThread } from './staff/decide'
export { THREAD_LISTS, threadForStaff, type ThreadForStaff, threadsForStaff } from './staff/read'
