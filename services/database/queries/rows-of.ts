import { sql, type SQLWrapper } from 'drizzle-orm'

/**
 * For a select: the rows of another query as one value, in its order: several queries become one statement. The keys are the names in the
 * database, so a column under another name needs an alias, as does what is computed. Values are as JSON has them: dates are texts.
 */
export const rowsOf = <Row>(query: SQLWrapper & PromiseLike<Row[]>) =>
  sql<Row[]>`(SELECT coalesce(json_agg(entry), '[]') FROM ${query} entry)`
