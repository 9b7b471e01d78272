export { searchKeeper } from './keeper'
export { searchesCounted } from './searches'
export { discoveryTasks } from './tasks'
