import { is } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import type { Database } from '../client'

/** The connection, or pool of connections, that a database's queries are sent over. */
function connectionOf(db: Database): object {
  const session: unknown = Reflect.get(db, 'session')
  const connection: unknown = is(session, NodePgSession) ? Reflect.get(session, 'client') : null
  if (typeof connection !== 'object' || connection === null)
    throw new Error('a database without a connection')
  return connection
}

/**
 * A query with placeholders whose text is built once in a process: building a text costs it more than most answers cost PostgreSQL. Asked of
 * another database than the one it was built for, such as a transaction, it is the same query over that one's connection. A frequent one gets
 * its name with all others (name-statements.ts).
 */
export function preparedOnce<Prepared extends object>(
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  let built: Prepared | undefined
  const bound = new WeakMap<Database, Prepared>()
  return (db) => {
    const known = bound.get(db)
    if (known) return known
    built ??= build(db).prepare('')
    const query = Object.create(built, { client: { value: connectionOf(db) } }) as Prepared
    bound.set(db, query)
    return query
  }
}
