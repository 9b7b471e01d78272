export { closeDatabase, database, type Database, databasePool, databaseUrl, transaction } from './client'
export { deliverStaleTags, watchStaleTags } from './stale-tags'
