import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** A failed statement tells its values, among them addresses and codes, and so may the database's sentence. The log gets its code and constraint. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause } = error
  if (!(cause instanceof DatabaseError)) return new Error(`a statement failed: ${cause?.name ?? 'unknown'}`)
  return new Error(`a statement failed: ${[cause.code, cause.constraint].filter(Boolean).join(' ')}`)
}
