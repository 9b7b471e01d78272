export { storeShelves, writeStoreStock } from './stock'
export { insertStores, listStores, storesById } from './stores'
