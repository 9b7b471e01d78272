import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** A bulk statement repeats its placeholders thousands of times. */
const MOST_TEXT = 2_000

interface SqlFacts {
  /** SQLSTATE, or the network's code */
  code?: string | undefined
  constraint?: string | undefined
  /** schema and table */
  table?: string | undefined
  /** the statement with placeholders in the place of its values */
  query?: string | undefined
}

/** A statement that failed, without its values: they are addresses, codes and names, and the database's own sentence repeats them. */
export class SqlError extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly query: string | undefined

  constructor({ code, constraint, table, query }: SqlFacts, kind: string) {
    super(`a statement failed: ${[code ?? kind, constraint].filter(Boolean).join(' ')}`)
    this.name = 'SqlError'
    this.code = code
    this.constraint = constraint
    this.table = table
    this.query = query?.slice(0, MOST_TEXT)
  }
}

/** The calls of a stack without the message above them, which may hold values. */
const callsOf = (error: Error): string => /^ {4}at [\s\S]*/m.exec(error.stack ?? '')?.[0] ?? ''

function withCallsOf<E extends Error>(error: E, original: Error): E {
  error.stack = `${error.name}: ${error.message}\n${callsOf(original)}`
  return error
}

const tableOf = ({ schema, table }: DatabaseError) =>
  table === undefined ? undefined : [schema, table].filter(Boolean).join('.')

function sqlError(original: Error, cause: unknown, query?: string): SqlError {
  const facts =
    cause instanceof DatabaseError
      ? { code: cause.code, constraint: cause.constraint, table: tableOf(cause), query }
      : { query }
  // Network errors of a connection hold no values.
  const kind = cause instanceof Error ? cause.message : 'unknown'
  return withCallsOf(new SqlError(facts, kind), original)
}

/**
 * An error as it may be logged and kept: a failed statement with its text, stack, constraint and table, never its values. Looks into
 * causes. Anything else is given back as it is.
 */
export function redactSqlError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return sqlError(error, error.cause, error.query)
  if (error instanceof DatabaseError) return sqlError(error, error)
  if (!(error instanceof Error) || error.cause === undefined) return error
  const cause = redactSqlError(error.cause)
  if (cause === error.cause) return error
  const redacted = new Error(error.message, { cause })
  redacted.name = error.name
  return withCallsOf(redacted, error)
}

/** SQLSTATE of a failed statement, redacted or not, wherever in the causes it is. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof DatabaseError || error instanceof SqlError) return error.code
  return error instanceof Error ? sqlStateOf(error.cause) : undefined
}
