import type { Database } from '../client'

/**
 * A query with placeholders that is built once for each database: building a text costs the process more than most answers cost PostgreSQL.
 * In a transaction, which is a database of its own, it is built again. The name given to `prepare` must be unique in the shop.
 */
export function preparedOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()
  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
