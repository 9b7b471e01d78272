import { type SQL, sql } from 'drizzle-orm'

/** `SET column = excluded.column` for an upsert. */
export const fromExcluded = (columns: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)]))
