export { insertStores, listStores, storesById } from './stores'
