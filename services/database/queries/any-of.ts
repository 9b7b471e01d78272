import { type SQL, sql } from 'drizzle-orm'

/**
 * The right side of `column = …` for one of the values of a placeholder. They are a query of their own, so that the planner does not see how
 * many there are: it would find a plan for these cheaper than one for any, and plan a named statement at each call, which takes several times
 * as long as to run it (docs/decisions/0046-statements-named-and-sent-together.md).
 */
export function anyOf(placeholder: string, type: 'integer' | 'text' = 'integer'): SQL {
  const list = sql.raw(`${type}[]`)
  return sql`ANY ((SELECT ${sql.placeholder(placeholder)}::${list})::${list})`
}
