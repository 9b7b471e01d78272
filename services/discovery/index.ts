export { searchCounts } from './searches'
