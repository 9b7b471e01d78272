export { searchesCounted } from './searches'
