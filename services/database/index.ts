export { closeDatabase, database, type Database, databasePool, transaction } from './client'
export { persistentTransaction } from './persistent'
export { deliverStaleTags, watchStaleTags } from './stale-tags'
export { fromExcluded } from './upsert'
