export { closeDatabase, database, type Database, databasePool, databaseUrl, transaction } from './client'
export { shop, stale_tags } from './schema'
