export { insertStores } from './stores'
