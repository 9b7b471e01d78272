import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'

/**
 * `INSERT INTO table (…) SELECT …` of many rows that come as one value: a statement of thousands of placeholders takes longer to write and
 * to read than its rows take to be stored. All rows have the fields of the first one; a column that none of them names gets its default.
 * The caller adds what follows, such as ON CONFLICT.
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
