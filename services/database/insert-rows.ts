import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'

/**
 * Inserts many rows passed as one JSON parameter: a statement with thousands of placeholders takes longer to build and to parse than its
 * rows take to be stored. All rows must have the fields of the first one; other columns get their defaults. `rest` is appended to the
 * statement, e.g. ON CONFLICT and RETURNING.
 */
export async function insertRows<Returned extends Record<string, unknown>>(
  tx: Database,
  table: PgTable,
  rows: readonly object[],
  rest: SQL = sql``,
) {
  const { columns, schema } = getTableConfig(table)
  const [first = {}] = rows
  const named = columns.filter(({ name }) => Object.hasOwn(first, name))
  const list = sql.join(
    named.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const type = sql`${sql.identifier(schema ?? 'public')}.${sql.identifier(getTableName(table))}`
  const inserted = await tx.execute<Returned>(sql`
    INSERT INTO ${table} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${type}, ${JSON.stringify(rows)}::json) ${rest}`)
  return inserted.rows
}

/** `ON CONFLICT (key) DO UPDATE SET column = excluded.column, …`. */
export function onConflictOverwrite(
  key: readonly string[],
  columns: readonly string[],
  more: SQL = sql``,
): SQL {
  const names = (some: readonly string[]) => some.map((name) => sql.identifier(name))
  const sets = names(columns).map((name) => sql`${name} = excluded.${name}`)
  return sql`ON CONFLICT (${sql.join(names(key), sql`, `)}) DO UPDATE SET ${sql.join(sets, sql`, `)}${more}`
}
