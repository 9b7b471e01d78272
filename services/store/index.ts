export { insertStores, type StoreInput } from './stores'
