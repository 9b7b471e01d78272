export { searchKeeper } from './keeper'
export { discoveryTasks } from './tasks'
