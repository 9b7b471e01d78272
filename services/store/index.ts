export { stockInAllStores, writeStoreStock } from './stock'
export { insertStores, listStores, openStores, storesById } from './stores'
