import type { Database } from '../client'

/**
 * A query with placeholders that is built once for each database: building a text costs the process more than most answers cost PostgreSQL.
 * In a transaction, which is a database of its own, it is built again. A frequent one gets its name with all others (name-statements.ts).
 */
export function preparedOnce<Prepared>(
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>()
  return (db) => {
    const query = known.get(db) ?? build(db).prepare('')
    known.set(db, query)
    return query
  }
}
